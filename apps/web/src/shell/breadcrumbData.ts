/** Where a page stands, outermost first, for search engines. */
export const breadcrumbData = (origin: string, places: readonly { label: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
});
