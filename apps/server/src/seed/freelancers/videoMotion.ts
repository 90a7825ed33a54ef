import type { FreelancerPerson } from './freelancer.ts';

export const videoMotion: readonly FreelancerPerson[] = [
  {
    name: 'Valentina Russo',
    location: 'Bologna, Italy',
    profession: 'videoMotion',
    age: 30,
    years: 7,
    hourlyRate: 52,
    bio: 'Motion designer and editor. Product films, explainer animations and captions done properly, from storyboard to the last export preset.',
    past: [
      'explained a lock in seventy seconds without a word, for a museum',
      'captioned forty lessons so that they can be followed on mute',
      'cut a documentary about a bell foundry',
    ],
    habits: [
      'A storyboard of twelve frames comes within three days.',
      'Sound gets as many hours as pictures.',
      'Final files arrive with a list of who may use them and where.',
    ],
    portfolio: [
      {
        title: 'How a lock works',
        picture: 'storyboard',
        description: 'Seventy seconds, no voice, used in a museum for six years.',
      },
      {
        title: 'Captions done properly',
        picture: 'timeline',
        description: 'A course of forty lessons that can be followed on mute.',
      },
      {
        title: 'The bell foundry',
        picture: 'poster',
        description: 'Nine minutes of fire, sand and one note.',
      },
    ],
  },
  {
    name: 'Linh Pham',
    location: 'Ho Chi Minh City, Vietnam',
    profession: 'videoMotion',
    age: 26,
    years: 4,
    hourlyRate: 27,
    bio: 'Video editor for online courses and channels. Clean cuts, readable captions and a turnaround of two days for ten minutes of film.',
    past: [
      'edited a cooking channel with a turnaround of two days',
      'cleaned up the sound of a lecture series recorded in a stairwell',
      'made clips of a chess tournament that people finish',
    ],
    habits: [
      'I send a first cut early and mark what I doubt.',
      'Captions are checked by a second pair of eyes.',
      'Projects are handed over with all sources in order.',
    ],
    portfolio: [
      {
        title: 'Two days for ten minutes',
        picture: 'timeline',
        description: 'A cooking channel, every week since 2022.',
      },
      {
        title: 'Lectures from a stairwell',
        picture: 'areas',
        description: 'Forty hours of echo, removed.',
      },
      {
        title: 'Chess that people finish',
        picture: 'storyboard',
        description: 'Clips of a tournament, ninety seconds each.',
      },
    ],
  },
];
