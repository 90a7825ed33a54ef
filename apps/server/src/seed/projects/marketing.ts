import type { ProjectGroup } from './project.ts';

export const marketing: readonly ProjectGroup[] = [
  {
    skills: ['Email Marketing', 'Copywriting', 'HubSpot'],
    professions: ['marketing', 'copywriting'],
    budget: [900, 1900],
    duration: '2 weeks',
    projects: [
      {
        title: 'Welcome letters for book subscribers',
        company: 'Mała Księgarnia',
        subject: 'the welcome letters',
        description:
          'New subscribers hear nothing between paying and their first parcel. Five emails over three weeks should introduce the people who choose the books and ask what the reader never wants to see again. We use a modest mail tool and have 26,000 addresses. Texts in English, please; we translate them into Polish ourselves.',
        status: 'COMPLETED',
        answers: [
          'I would let each of your booksellers write to a different reader, and edit the letters so lightly that you can tell them apart.',
          'The question about what a reader never wants to see again is the best one you have, so I would ask it in the first email and not the last.',
        ],
        review: {
          stars: 5,
          text: 'Replies come in by the hundred, and our booksellers argue about who gets to answer. Cancellations in the first month are down by a third.',
        },
      },
      {
        title: 'Donor emails for a bicycle workshop',
        company: 'Second Bicycle',
        subject: 'the donor letters',
        description:
          'A donor gives eight euros a month and then wonders. We would like five short emails that show one bicycle from the skip to its next owner. The set-up in our mail tool and a look at the figures after four weeks are part of the job. Names and photographs come from the workshop, with permission.',
        status: 'OPEN',
        answers: [
          'Following one bicycle is a lovely thread; I would hold back its new owner until the fourth letter.',
          'I would write the subject lines as the workshop would say them, then test two against each other on the first thousand donors.',
          'Eight euros should appear in every letter as a thing: a chain, half a tyre, twenty minutes of a mechanic.',
        ],
      },
      {
        title: 'Email series for loyalty card holders',
        company: 'Feldkorn Bakeries',
        subject: 'the loyalty letters',
        description:
          'A person takes our loyalty card, buys one loaf and is never seen again. We suspect that the letters we send are the reason, as all of them are coupons. Please plan and write a series that explains flour, night work and how to keep bread for a week. Coupons may appear twice at most.',
        status: 'COMPLETED',
        answers: [
          'I would send the letter on keeping bread on day three, when the first loaf is going stale and the advice is worth something.',
          'Night work deserves a voice, so I would interview one of your bakers at four in the morning and quote rather than describe.',
        ],
        review: {
          stars: 3,
          text: 'Beautiful letters, and our regulars quote them. The second coupon went out a week early, and sorting that out took some patience.',
        },
      },
    ],
  },
  {
    skills: ['Social Media Marketing', 'Content Writing', 'Graphic Design'],
    professions: ['marketing', 'contentWriting'],
    budget: [1200, 2400],
    duration: '2-3 months',
    projects: [
      {
        title: 'Social media for four concert halls',
        company: 'Marquee & Moon',
        subject: 'the concert posts',
        description:
          'Our four halls each post when they remember to. For one quarter we need three posts a week about bands, bar staff and the sound of each room, with texts, pictures and answers in our voice. Raw photographs arrive every Friday. At the end we would like one page about what worked, without vanity figures.',
        status: 'COMPLETED',
        answers: [
          'I would give each hall a fixed day and a fixed question, and let the bar staff answer it on camera in a sentence.',
          'The sound of a room is a series in itself: ten seconds, eyes closed, guess the hall.',
        ],
        review: {
          stars: 5,
          text: 'People now guess the hall from ten seconds of applause, and a few are never wrong.',
        },
      },
      {
        title: 'Social media for small distilleries',
        company: 'Highland Distillers Guild',
        subject: 'the distillery posts',
        description:
          'Twenty-two small distilleries have twenty-two accounts and mostly photograph bottles. We want one shared account for a quarter, about barrels, weather and the people next door. No glamour, no claims about health, and the age check is taken seriously. Members send pictures by post if asked.',
        status: 'OPEN',
        answers: [
          'I would introduce one neighbour a week instead of one bottle, and let the bottle stand in the background.',
          'Weather makes a good serial: the same cask, the same corner, every Monday through the winter.',
          'Pictures sent by post are a gift; I would publish the envelopes as well.',
          'Before the first post I would agree with all twenty-two on five things we never say, which saves a quarter of approvals.',
        ],
      },
      {
        title: 'Social media for a bicycle workshop',
        company: 'Second Bicycle',
        subject: 'the workshop posts',
        description:
          'We rescue two hundred bicycles a year and tell almost no one. For three months we need posts about a bicycle, its repair and its rider, in Swedish and English. Volunteers take the photographs and need a short lesson first. The aim is more volunteers on Thursdays, not more followers.',
        status: 'COMPLETED',
        answers: [
          'I would teach the volunteers three pictures: the fault, the hand, the rider, and build each post from those.',
          'Since you want Thursdays filled, every post would end with what is on the bench next Thursday.',
        ],
        review: {
          stars: 4,
          text: 'Eleven new volunteers in three months. Swedish captions sometimes read like translations.',
        },
      },
    ],
  },
  {
    skills: ['Google Ads', 'Facebook Ads', 'Google Analytics'],
    professions: ['marketing', 'seo'],
    budget: [1000, 2100],
    duration: '2-3 months',
    projects: [
      {
        title: 'Small-budget advertising for evening courses',
        company: 'Escola Aberta',
        subject: 'the course advertisements',
        description:
          'We can spend $1,500 a month to fill evening courses that start in January, and we have never advertised. Please set up honest measurement, run small experiments on two channels and stop what does not work. Many of our pupils share a phone and do not read long forms. An uncomfortable figure in week two is welcome.',
        status: 'COMPLETED',
        answers: [
          'I would measure messages sent to the school rather than clicks, because your pupils ask before they enrol.',
          'With shared phones the second visit looks like a stranger, so I would ask every new pupil in person how they heard of you.',
        ],
        review: {
          stars: 4,
          text: 'Both January courses were full by the ninth. Reports were honest, and a little late.',
        },
      },
      {
        title: 'Small-budget advertising for farmhouses',
        company: 'Haus & Hof Immobilien',
        subject: 'the farmhouse advertisements',
        description:
          'A farmhouse suits one family in a thousand, and we do not know where that family reads. Our budget is $1,500 a month for a spring. We want two channels, small experiments and a measure that is not clicks: viewings that were not wasted. Photographs are honest and stay so.',
        status: 'OPEN',
        answers: [
          'I would advertise the damp corner: a picture that puts off 999 families is the cheapest filter you can buy.',
          'Viewings not wasted would be counted by your own agents with one tick, and I would steer the budget by that alone.',
          'I would try a regional hiking newsletter against search ads, since people who want a farmhouse are out walking.',
        ],
      },
      {
        title: 'Advertising for a new dental practice',
        company: 'Sund Tandpleje',
        subject: 'the new practice',
        description:
          'We planned to open a twelfth practice in a part of town where people do not know us. The task was to fill its first two months with a small budget and without discounts. Measurement was to be set up before the first euro. The lease has fallen through.',
        status: 'CANCELLED',
        answers: [
          'I would begin with the pharmacy, the school and the map listing, which cost no money and reach the whole quarter.',
          'Before the first euro I would agree what one new patient may cost, and stop whichever channel passes it.',
        ],
      },
    ],
  },
];
