import type { ProjectStatus } from '@guildhall/api/enums';

/** What a project is found by. */
interface Findable {
  title: string;
  description: string;
  skillsRequired: readonly string[];
  status: ProjectStatus;
}

/**
 * The projects of this status whose title, description or skills hold every word of the text, in any case. All, when
 * there is no word; of every status when it is null.
 */
export function matching<Project extends Findable>(
  projects: readonly Project[],
  text: string,
  status: ProjectStatus | null = null,
): Project[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    if (status !== null && project.status !== status) return false;
    const { title, description, skillsRequired } = project;
    const content = [title, description, ...skillsRequired].join('\n').toLowerCase();
    return words.every((word) => content.includes(word));
  });
}
