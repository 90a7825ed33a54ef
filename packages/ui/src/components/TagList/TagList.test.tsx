import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { TagList } from './TagList.tsx';

const skills = (count: number) => Array.from({ length: count }, (_, index) => `Skill ${index + 1}`);

describe('A person who scans skills', () => {
  it.each([
    [0, 3, []],
    [1, 1, ['Skill 1']],
    [2, 1, ['Skill 1 +1 more']],
    [3, 3, ['Skill 1', 'Skill 2', 'Skill 3']],
    [4, 3, ['Skill 1', 'Skill 2', 'Skill 3 +1 more']],
    [12, 2, ['Skill 1', 'Skill 2 +10 more']],
  ])('reads of %i, where %i fit, %j', async (count, max, texts) => {
    const { container } = await render(<TagList items={skills(count)} max={max} aria-label="Skills" />);
    expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual(texts);
  });

  it('reads all of them where no limit is set', async () => {
    const { container } = await render(<TagList items={skills(7)} aria-label="Skills" />);
    expect(container.querySelectorAll('li')).toHaveLength(7);
    expect(container.textContent).not.toContain('more');
  });

  it('never finds the count of the rest alone on a line, however wide the list is', async () => {
    const { container } = await render(<TagList items={skills(5)} max={4} aria-label="Skills" />);
    const footOf = (text: string) => {
      const found = [...container.querySelectorAll('span')].find(({ textContent }) => textContent === text);
      return Math.round(found?.getBoundingClientRect().bottom ?? 0);
    };
    const alone = Array.from({ length: 60 }, (_, step) => 160 + step * 5).filter((width) => {
      container.style.inlineSize = `${width}px`;
      return footOf('+1 more') !== footOf('Skill 4');
    });
    expect(alone).toEqual([]);
  });
});
