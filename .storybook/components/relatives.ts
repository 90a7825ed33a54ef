/** The names of components that a page says, in bold and in the order in which it says them. */
const namesIn = (page: string): string[] => [...page.matchAll(/\*\*(\w+)\*\*/g)].map(([, name = '']) => name);

/** Which components have to do with this one: those that its page names, and those whose pages name it; each once. */
export function relativesOf(component: string, pages: Readonly<Record<string, string>>): string[] {
  const named = namesIn(pages[component] ?? '');
  const naming = Object.keys(pages).filter((name) => namesIn(pages[name] ?? '').includes(component));
  return [...new Set([...named, ...naming])].filter((name) => name !== component && name in pages);
}
