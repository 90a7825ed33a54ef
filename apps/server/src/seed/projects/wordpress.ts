import type { ProjectGroup } from './project.ts';

export const wordpress: readonly ProjectGroup[] = [
  {
    skills: ['WordPress', 'PHP', 'HTML', 'CSS'],
    professions: ['wordpress', 'fullstack'],
    budget: [1400, 2900],
    duration: '1 month',
    projects: [
      {
        title: 'WordPress site for an advisory firm',
        company: 'Northfield Advisory',
        subject: 'the advisory site',
        description:
          'We need about fifteen pages: case studies, people and a library of reports that councils can search by topic. A small theme made for us is better than a builder with forty plugins. The texts are ready, and three colleagues without technical training will keep them up to date. Old addresses have to be redirected.',
        status: 'COMPLETED',
        answers: [
          'The library is the heart of it, so I would give each report four fields and build the search before the home page.',
          'I would list the forty busiest old addresses from your logs and redirect those by hand, and the rest by rule.',
          'Your three editors would get a page about staff holidays to publish in week two; whatever they stumble over becomes my task list.',
        ],
        review: {
          stars: 4,
          text: 'Our colleagues publish without asking anyone. The redirects needed a second pass.',
        },
      },
      {
        title: 'WordPress site for a bicycle workshop',
        company: 'Second Bicycle',
        subject: 'the workshop site',
        description:
          'Our site is a social media page, and half of our visitors do not have an account there. We would like ten pages in WordPress with opening hours, course dates and a way to volunteer. It must load quickly on a phone at a bus stop. We can pay a little, and we repair your bicycle.',
        status: 'OPEN',
        answers: [
          'Ten pages without a single plugin except for the course dates is quite possible, and that is how I would keep it quick at the bus stop.',
          'I would make opening hours one field that appears in the header, the footer and the search results, so that a holiday is changed once.',
          'Volunteers sign up best for a particular Thursday, so I would build that form around dates rather than skills.',
          'A Swedish and an Arabic version would reach more of your next riders; I would plan the fields for it even if it comes later.',
        ],
      },
      {
        title: 'WordPress site for eleven dental practices',
        company: 'Sund Tandpleje',
        subject: 'the dental site',
        description:
          'Each practice has its own website, and no two agree on our prices. We want one WordPress site with a page for every practice and a calm explanation of what treatment costs. Patients are often nervous when they read it, so the tone and the colours matter. Receptionists change the opening hours themselves.',
        status: 'COMPLETED',
        answers: [
          'Prices belong in one table that all eleven pages read from, which ends the disagreement for good.',
          'Nervous readers scan for what will happen to them, so I would lead each treatment page with its first five minutes.',
        ],
        review: {
          stars: 5,
          text: 'Patients mention the price page unasked. Our receptionists change the hours from their phones.',
        },
      },
    ],
  },
  {
    skills: ['WordPress', 'Shopify', 'PHP', 'Web Design'],
    professions: ['wordpress', 'fullstack'],
    budget: [3000, 5600],
    duration: '2-3 months',
    projects: [
      {
        title: 'Online shop for twenty-two distilleries',
        company: 'Highland Distillers Guild',
        subject: 'the guild’s shop',
        description:
          'Our members sell together in one online shop, with duty that depends on where the bottle goes. About 180 products, three languages, and an age check that is more than a tick box. WooCommerce or Shopify, if it can be updated without fear. Tests of the checkout and an afternoon of training are included.',
        status: 'COMPLETED',
        answers: [
          'Duty decides the price, so I would ask for the country on the product page and never surprise a buyer at the end.',
          'I would write the checkout tests with your warehouse, using the three orders that went wrong last Christmas.',
        ],
        review: {
          stars: 4,
          text: 'December was calm for once. The afternoon of training could have been two.',
        },
      },
      {
        title: 'Online shop for cloth by the metre',
        company: 'Anadolu Tekstil',
        subject: 'the cloth shop',
        description:
          'We sell cloth by the metre, and shops want us to sell by the piece. We need an online shop with lengths in steps of ten centimetres, samples by post and prices that fall with the length. Stock is one roll, and each order shortens it. Turkish, English and German from the start.',
        status: 'OPEN',
        answers: [
          'A remnant of forty centimetres is what such shops get wrong, so I would decide with you when a roll counts as sold.',
          'Samples bring the real orders; I would let a buyer collect eight of them into one envelope before showing any price.',
          'I would keep length in whole centimetres everywhere and format it at the very end, so that no roll is ever 0.1 too short.',
          'German buyers expect prices with tax and trade buyers without it, so the first sketch would be of that switch.',
        ],
      },
      {
        title: 'Online shop for a museum',
        company: 'Museum of Small Things',
        subject: 'the museum shop',
        description:
          'Our shop sells postcards by the thousand and a few objects that exist only once. Both should be found, and only one of them can sell out forever. The shop must share its look with the website and be run by two volunteers. Payment and shipping partners are chosen.',
        status: 'IN_PROGRESS',
        answers: [
          'An object that exists once needs a short reservation while it is being paid for, and I would show the next visitor how long that lasts.',
          'Two volunteers need two screens: what to pack today, and what to put in the shop tomorrow.',
        ],
        sentBack:
          'An object that was sold on Saturday could be bought again on Sunday, and the postcards lost their captions in German. We can show both.',
      },
    ],
  },
];
