/** Tells search engines what a page is about, in the words of schema.org. Data only: nothing runs. */
export function StructuredData({ data }: { data: Record<string, unknown> | readonly Record<string, unknown>[] }) {
  // Inside a script element `<` could end it.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
