/**
 * Whether what stands after the @ is a number and not a name: an IP address in any of its forms, with or without
 * brackets. Mail to it would go to a machine that no one has given a name, inside our own network for instance.
 */
export function hasNumberDomain(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).replace(/\.$/, '');
  // As browsers read the host of an address: a last label of digits makes all of it a number.
  const label = domain.slice(domain.lastIndexOf('.') + 1);
  return domain.startsWith('[') || /^(?:\d+|0x[\da-f]*)$/i.test(label);
}
