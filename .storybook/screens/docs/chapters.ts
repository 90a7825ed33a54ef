/** The rules of each chapter of a description in Markdown, as it has them; a link is its words. */
export function chaptersOf(description: string): Record<string, string[]> {
  const chapters = description.split(/^## /m).slice(1);
  return Object.fromEntries(
    chapters.map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n');
      const rules = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      return [title.trim(), rules.map((rule) => rule.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'))];
    }),
  );
}
