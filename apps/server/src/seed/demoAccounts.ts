/** The two accounts that `npm start` prints. The password is public, so a production server never seeds. */
export const demoAccounts = {
  client: { email: 'demo.client@guildhall.example', password: 'guildhall-demo', name: 'Nora Lindgren' },
  freelancer: { email: 'demo.freelancer@guildhall.example', password: 'guildhall-demo', name: 'Amara Okafor' },
} as const;
