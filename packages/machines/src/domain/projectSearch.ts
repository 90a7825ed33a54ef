/** What a project is found by. */
interface Findable {
  title: string;
  description: string;
  skillsRequired: readonly string[];
}

/** The projects whose title, description or skills hold every word of the text, in any case. All, when there is none. */
export function matching<Project extends Findable>(projects: readonly Project[], text: string): Project[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter(({ title, description, skillsRequired }) => {
    const content = [title, description, ...skillsRequired].join('\n').toLowerCase();
    return words.every((word) => content.includes(word));
  });
}
