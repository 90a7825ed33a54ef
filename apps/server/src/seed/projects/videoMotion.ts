import type { ProjectGroup } from './project.ts';

export const videoMotion: readonly ProjectGroup[] = [
  {
    skills: ['Video Editing', 'Motion Graphics'],
    professions: ['videoMotion'],
    budget: [2400, 4800],
    duration: '1 month',
    projects: [
      {
        title: 'Product film: how cotton becomes cloth',
        company: 'Anadolu Tekstil',
        subject: 'the cotton film',
        description:
          'Ninety seconds that follow organic cotton from the bale to a bed sheet, and the water from the river back to the river. We have a script, a drone licence and a weaving hall that looks wonderful before noon. Please plan one day of shooting, two lengths and captions in English, Turkish and German. A silent version runs on our stand at the fair.',
        status: 'COMPLETED',
        answers: [
          'I would shoot the water first, at dawn, and let its path decide the order of the machines.',
          'For the silent version I would cut on the rhythm of the looms, so that the picture carries the beat even without sound.',
        ],
        review: {
          stars: 5,
          text: 'We have watched the loom sequence some fifty times. Visitors at the fair stopped for the silent version and missed nothing.',
        },
      },
      {
        title: 'Product film: an old barn becomes a table',
        company: 'Bottega Verde Mobili',
        subject: 'the oak table film',
        description:
          'A barn near Parma is being taken down in spring, and its beams will be eleven tables. We want a film of two minutes about one of them: the nails, the saw, the oil, the family it goes to. The voices should be those of the people at work. Captions in Italian, German and English.',
        status: 'OPEN',
        answers: [
          'I would mark one beam on the first day and film every hand it passes through, which gives the story its order for nothing.',
          'Oak sings under a hand plane; I would record the workshop’s sound separately and use hardly any music.',
        ],
      },
      {
        title: 'Film of a farmhouse, cracks included',
        company: 'Haus & Hof Immobilien',
        subject: 'the farmhouse film',
        description:
          'We sell houses honestly, so the film about one of them shows the damp corner as well as the apple trees. It needs a calm walk through all rooms, a floor plan that appears where you are, and a short talk with the neighbour. Ninety seconds for the website, twenty for a phone held upright. The house is an hour from Munich.',
        status: 'COMPLETED',
        answers: [
          'A gimbal at walking pace and no wide-angle tricks: I would let the floor plan do the explaining and the camera merely follow.',
          'I would film the damp corner in the same light as the orchard, since treating it differently is already a lie.',
        ],
        review: {
          stars: 3,
          text: 'Exactly as honest as we asked for. The upright version arrived after the first viewings.',
        },
      },
    ],
  },
  {
    skills: ['Motion Graphics', 'Video Editing', 'Illustration'],
    professions: ['videoMotion', 'brandDesign'],
    budget: [1800, 3600],
    duration: '1 month',
    projects: [
      {
        title: 'Explainer animation about wind forecasts',
        company: 'Windwise Energy',
        subject: 'the wind animation',
        description:
          'Visitors ask how anyone can know tomorrow’s wind, and we wave our hands. We need sixty seconds of animation that show it to a person who has never thought about it. A text and a voice exist; the storyboard, the style and the movement are yours. It is shown without sound as often as with it.',
        status: 'COMPLETED',
        answers: [
          'I would follow one gust backwards, from the turbine to the sea, and let each instrument it passed add a line to the forecast.',
          'Without sound the picture must carry the doubt as well, so the forecast would be drawn as a fan that narrows.',
        ],
        review: { stars: 5, text: 'The fan that narrows is now on our business cards.' },
      },
      {
        title: 'Explainer animation about seed in clay pots',
        company: 'Seedbank Commons',
        subject: 'the seed film',
        description:
          'A clay pot keeps seed dry, cool and safe from weevils, and it costs nothing. We need a minute of animation for farmers and donors that explains why. Drawings should look right in Nakuru and in Geneva. The voice will be recorded in four languages, so timing has to be loose.',
        status: 'OPEN',
        answers: [
          'I would cut to the breath and not to the word, with pauses that four languages can fill differently.',
          'A cross-section of the pot could be the stage for the whole minute, with the year passing outside.',
          'I would ask a potter in Nakuru to correct my pot before I animate a single weevil.',
        ],
      },
      {
        title: 'Explainer animation about clinic reminders',
        company: 'Baobab Health',
        subject: 'the reminder animation',
        description:
          'Donors understand vaccines and do not understand text messages. Sixty seconds should show how one reminder brings one child to a clinic, and what happens when the phone is shared by a whole family. No crying children, no white saviours. Music is already licensed.',
        status: 'PENDING_COMPLETION',
        answers: [
          'The shared phone is the hero of this minute, passed from hand to hand, and I would never show a face in distress.',
          'I would stage it as a relay in one continuous shot: the message, the aunt, the neighbour’s bicycle, the nurse.',
        ],
      },
    ],
  },
  {
    skills: ['Video Editing', 'Content Writing'],
    professions: ['videoMotion'],
    budget: [1400, 2600],
    duration: '2-3 months',
    projects: [
      {
        title: 'Podcast editing for a science series',
        company: 'Studio Parallèle',
        subject: 'the science podcast',
        description:
          'Eight episodes of thirty-five minutes about scientists who changed their minds. You get separate tracks and a rough list of cuts; we expect clean sound, gentle cuts, show notes and three short clips per episode with captions. Turnaround is three working days. If you hear that a question is missing, tell us while we can still ask it.',
        status: 'OPEN',
        answers: [
          'I would cut for the moment of doubt in each episode and let the biography shrink around it.',
          'My notes to you would carry the minute of every missing question, within a day of receiving the tracks.',
        ],
      },
      {
        title: 'Podcast editing for family businesses',
        company: 'Delta Partners',
        subject: 'the family business podcast',
        description:
          'Families talk to us about the day the handing over failed. The recordings are moving, long and made at kitchen tables with a refrigerator in the background. Please edit eight episodes with tact, write the show notes and cut two clips from each. Some passages have to be agreed with the family before release.',
        status: 'COMPLETED',
        answers: [
          'I would mark passages that a family may regret, and send those to you first with a softer cut beside them.',
        ],
        review: {
          stars: 5,
          text: 'Families who heard their episode thanked us for what was left out.',
        },
      },
      {
        title: 'Podcast editing for a museum',
        company: 'Museum of Small Things',
        subject: 'the objects podcast',
        description:
          'Each episode is about one household object and the people who lived with it. Sound matters: the click, the lid, the zip. Eight episodes of twenty-five minutes need editing, light sound design and notes that link to the object. We record in a room that is almost good.',
        status: 'COMPLETED',
        answers: [
          'The object should speak first, so every episode would open with ten seconds of it before a voice.',
          'An almost good room can be rescued with two blankets; I would send you a drawing before the first recording.',
        ],
        review: {
          stars: 4,
          text: 'You can hear the lid of the biscuit tin in your teeth. Show notes were shorter than ordered.',
        },
      },
    ],
  },
];
