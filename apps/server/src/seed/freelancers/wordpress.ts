import type { FreelancerPerson } from './freelancer.ts';

export const wordpress: readonly FreelancerPerson[] = [
  {
    name: 'Diego Fuentes',
    location: 'Guadalajara, Mexico',
    profession: 'wordpress',
    age: 31,
    years: 8,
    hourlyRate: 34,
    bio: 'WordPress and WooCommerce specialist. Custom themes without page builders, quick hosting moves, and shops that stay up on the busiest day of the year.',
    past: [
      'built the site of a mountain rescue service that loads in under a second',
      'kept a chocolate shop up through the second week of February',
      'moved 60 WordPress sites of a diocese to one calm server',
    ],
    habits: [
      'Plugins fit on one hand, and I name each of them.',
      'Editors train on their own pages with me in the room.',
      'Updates are tested on a copy before you hear of them.',
    ],
    portfolio: [
      {
        title: 'Site of a mountain rescue service',
        picture: 'page',
        description: 'Loads in 900 milliseconds, also in the mountains.',
      },
      {
        title: 'Chocolate in February',
        picture: 'dashboard',
        description: 'A shop that stayed up through its busiest week.',
      },
      {
        title: 'Sixty parishes',
        picture: 'board',
        description: 'One server, one theme, sixty editors with other jobs.',
      },
    ],
  },
  {
    name: 'Fatima Zahra Benali',
    location: 'Casablanca, Morocco',
    profession: 'wordpress',
    age: 29,
    years: 6,
    hourlyRate: 29,
    bio: 'I build multilingual WordPress sites in Arabic, French and English, right-to-left included and tested on real phones.',
    past: [
      'built a theatre’s site in Arabic, French and English with one set of fields',
      'put a seed library’s three hundred varieties online, edited by gardeners',
      'turned a printed craft directory into a shop',
    ],
    habits: [
      'Right-to-left is tested on real phones from the first week.',
      'I answer within two hours during Moroccan office days.',
      'Pictures are resized by the site, so editors never have to think of it.',
    ],
    portfolio: [
      {
        title: 'Shop of a seed library',
        picture: 'page',
        description: 'Three hundred varieties, edited by gardeners.',
      },
      {
        title: 'A theatre in three languages',
        picture: 'booking',
        description: 'One set of fields, two directions of reading.',
      },
      {
        title: 'Craftspeople of the medina',
        picture: 'map',
        description: 'A printed directory that became a shop.',
      },
    ],
  },
];
