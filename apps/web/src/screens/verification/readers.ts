const freelancer = { role: 'FREELANCER', name: 'Maya Lindqvist', email: 'maya.lindqvist@gmail.com' } as const;
const client = { account: { role: 'CLIENT', name: 'Jonas Weber', email: 'jonas@northwind.example' } } as const;

/** Who wants to be verified. */
export const readers = {
  default: { account: freelancer },
  client,
  clientChecking: client,
  clientVerified: client,
  clientOfFreeMail: client,
  clientWithoutWebsite: client,
};
