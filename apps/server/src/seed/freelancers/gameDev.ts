import type { FreelancerPerson } from './freelancer.ts';

export const gameDev: readonly FreelancerPerson[] = [
  {
    name: 'Ethan Whitaker',
    location: 'Wellington, New Zealand',
    profession: 'gameDev',
    age: 33,
    years: 9,
    hourlyRate: 68,
    bio: 'Game developer for Unity and C#. Two released titles, many prototypes, and a fondness for tools that let designers work without me.',
    past: [
      'released a puzzle game about locks and canals with 40,000 players',
      'built a sand table for children that survived a summer of children',
      'wrote level tools that let two designers work without me',
    ],
    habits: [
      'Something playable lands every Friday.',
      'I watch strangers play and keep my mouth shut.',
      'Prototype code is labelled as such in every file.',
    ],
    portfolio: [
      {
        title: 'Tidekeeper',
        picture: 'world',
        description: 'A puzzle game about locks and canals, 40,000 players.',
      },
      {
        title: 'Sand table',
        picture: 'poster',
        description: 'An installation for children that survived a summer of them.',
      },
      {
        title: 'Tools for two designers',
        picture: 'wireframe',
        description: 'Levels made, tested and thrown away without a programmer.',
      },
    ],
  },
  {
    name: 'Mikael Virtanen',
    location: 'Tampere, Finland',
    profession: 'gameDev',
    age: 38,
    years: 14,
    hourlyRate: 85,
    bio: 'Engine and graphics programmer, C++ and Rust. I find the missing four milliseconds in your frame.',
    past: [
      'found four missing milliseconds in a racing game’s frame',
      'wrote a renderer for a planetarium in Rust',
      'ported a handheld game whose source was half lost',
    ],
    habits: [
      'I profile before I promise.',
      'Each optimisation comes with the capture that proves it.',
      'Comments in my shaders explain the physics.',
    ],
    portfolio: [
      {
        title: 'Four milliseconds',
        picture: 'areas',
        description: 'A racing game’s frame, opened up and put back together.',
      },
      {
        title: 'Stars in Rust',
        picture: 'world',
        description: 'A renderer for a planetarium of eleven metres.',
      },
      {
        title: 'Half a source',
        picture: 'code',
        description: 'A handheld game, ported from what was left of it.',
      },
    ],
  },
];
