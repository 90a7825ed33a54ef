import { describe, expect, it } from 'vitest';

import { addSkills, skillProblem } from './skillList.ts';

describe('adding a skill', () => {
  it.each([
    [[], ' React ', ['React']],
    [['React'], 'Vue.js', ['React', 'Vue.js']],
    [['React'], 'react', ['React']],
    [['React'], '  ', ['React']],
    [['React'], 'Go, Rust,, go ', ['React', 'Go', 'Rust']],
    [['React'], 'Go; Rust\nC', ['React', 'Go', 'Rust', 'C']],
  ])('to %o: %o', (skills, text, all) => {
    expect(addSkills(skills, text)).toEqual(all);
  });

  const thirty = Array.from({ length: 30 }, (_, index) => `Skill ${index}`);
  it.each([
    [['React'], 'REACT', 'This skill is already on your list.'],
    [['React'], 'React, react', 'This skill is already on your list.'],
    [['React'], 'React, Go', null],
    [['React'], ' , ', null],
    [[], 'x'.repeat(50), null],
    [[], 'x'.repeat(51), 'Use at most 50 characters for a skill.'],
    [thirty.slice(1), 'Go', null],
    [thirty, 'Go', 'A profile has room for 30 skills.'],
    [thirty.slice(1), 'Go, Rust', 'A profile has room for 30 skills.'],
    [thirty, '', null],
  ])('to %o is not possible with %o: %o', (skills, text, problem) => {
    expect(skillProblem(skills, text)).toBe(problem);
  });
});
