/** A URL for PostgreSQL on a unix socket, understood by pg, kysely and pg-boss alike. */
export function connectionStringFor(socketDir: string, database: string): string {
  return `postgresql://postgres@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`;
}

/** The same server, another database. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}
