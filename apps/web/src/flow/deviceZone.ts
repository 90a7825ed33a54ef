/** The zone that the reader's computer is set to, as IANA names it. That of the server is no reader's. */
export const deviceZone = (): string =>
  import.meta.env.SSR ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
