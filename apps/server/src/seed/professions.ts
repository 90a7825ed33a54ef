/** What a profession brings to its profile and its proposals. */
type Kit = {
  /** After the years: "8 years of …". */
  craft: string;
  skills: readonly string[];
  field: string;
  posts: readonly string[];
  /** How such a person would begin. */
  methods: readonly string[];
  portfolio: readonly { title: string; description: string }[];
};

export const professions = {
  frontend: {
    craft: 'front-end development',
    field: 'Computer Science',
    posts: ['Front-end developer', 'Senior front-end developer'],
    skills: [
      'React',
      'TypeScript',
      'Next.js',
      'JavaScript',
      'HTML',
      'CSS',
      'Vue.js',
      'Angular',
      'Test Automation',
      'Figma',
    ],
    methods: [
      'I would start with the one screen that people use most, measure it on a slow phone, and agree with you on a budget for its size before I write a line.',
      'First I would list the states every screen can be in, empty and failed ones included, and show them to you in a component book, so that nothing is discovered at the end.',
    ],
    portfolio: [
      {
        title: 'Booking flow for a ferry line',
        description: 'Five steps became two. Works by keyboard alone and loads in 1.1 seconds on a phone from 2018.',
      },
      {
        title: 'Design system for a library network',
        description: 'Twenty-six components, three themes and a page for each that says when not to use it.',
      },
    ],
  },
  fullstack: {
    craft: 'full-stack web development',
    field: 'Software Engineering',
    posts: ['Web developer', 'Lead developer'],
    skills: [
      'TypeScript',
      'Node.js',
      'React',
      'PostgreSQL',
      'Laravel',
      'Vue.js',
      'Django',
      'Docker',
      'REST APIs',
      'Ruby on Rails',
    ],
    methods: [
      'I would build the thinnest version that goes from the form to the database and back, put it on a test address in the first week, and grow it from there with you watching.',
      'Before anything else I would write down the ten sentences that must be true when we are done. They become the tests, and the tests become the invoice.',
    ],
    portfolio: [
      {
        title: 'Ordering system for a wholesale market',
        description:
          'Replaced fax and telephone for 140 restaurants; orders close at two in the morning and have never been lost.',
      },
      {
        title: 'Member area for a rowing club',
        description: 'Boats, keys and courses, run by volunteers without a manual.',
      },
    ],
  },
  backend: {
    craft: 'back-end engineering',
    field: 'Computer Science',
    posts: ['Software engineer', 'Senior back-end engineer'],
    skills: ['PostgreSQL', 'Java', 'Spring Boot', 'Node.js', 'Python', 'Go', 'C#', 'ASP.NET Core', 'SQL', 'Docker'],
    methods: [
      'I would begin with a week of reading: the schema, the slowest queries and the support tickets. You get a list ordered by effect, and we decide together how far down we go.',
      'I would first pin down the present behaviour with tests against a copy of your data. After that, changing it is safe and quick.',
    ],
    portfolio: [
      {
        title: 'Settlement service for market stalls',
        description: 'Double-entry ledger that compares itself with the bank every night.',
      },
      {
        title: 'Query diet for a parcel tracker',
        description:
          'The slowest page went from eleven seconds to ninety milliseconds with three indexes and one honest conversation.',
      },
    ],
  },
  mobile: {
    craft: 'mobile development',
    field: 'Informatics',
    posts: ['Mobile developer', 'Senior mobile developer'],
    skills: [
      'Flutter',
      'React Native',
      'Swift',
      'Kotlin',
      'iOS Development',
      'Android Development',
      'Mobile App Design',
      'REST APIs',
    ],
    methods: [
      'I would start with the part that fails in the field: no signal, a full memory, a call in the middle. Once that holds, the screens are the pleasant part.',
      'You would have a build on your own phone at the end of every week, from the first one on.',
    ],
    portfolio: [
      {
        title: 'Offline survey app',
        description: 'Used by forty field workers who see a network twice a week. Not one record lost in two years.',
      },
      {
        title: 'Companion app for a hearing aid',
        description: 'Pairs in four seconds and respects the largest text size.',
      },
    ],
  },
  productDesign: {
    craft: 'product design',
    field: 'Interaction Design',
    posts: ['UX designer', 'Product designer'],
    skills: [
      'UX Design',
      'UI Design',
      'Figma',
      'UX Research',
      'Prototyping',
      'Mobile App Design',
      'Web Design',
      'Illustration',
    ],
    methods: [
      'I would watch five of your people do the task before I open Figma. The first prototype is ugly on purpose, so that nobody falls in love with it.',
      'I would map the whole path from the first letter to the last, mark where people wait or give up, and redesign only those places.',
    ],
    portfolio: [
      {
        title: 'Patient letters that people read',
        description: 'Calls about letters fell by forty percent after the redesign.',
      },
      {
        title: 'Freight planner',
        description: 'One screen instead of six, tested with planners at five in the morning.',
      },
    ],
  },
  brandDesign: {
    craft: 'brand and graphic design',
    field: 'Visual Communication',
    posts: ['Graphic designer', 'Art director'],
    skills: [
      'Brand Identity',
      'Logo Design',
      'Graphic Design',
      'Adobe Illustrator',
      'Illustration',
      'Adobe InDesign',
      'Adobe Photoshop',
    ],
    methods: [
      'I would come back with three directions that disagree with each other, each on the thing you really print: a bag, a sign, a van.',
      'I would start in black on white. If it does not hold in one colour at the size of a thumbnail, colour will not save it.',
    ],
    portfolio: [
      { title: 'Identity for an oyster farm', description: 'A mark that can be burned into wood with one iron.' },
      { title: 'Signs for a botanical garden', description: 'Two hundred labels in four languages and one system.' },
    ],
  },
  copywriting: {
    craft: 'copywriting',
    field: 'Journalism',
    posts: ['Copywriter', 'Senior copywriter'],
    skills: ['Copywriting', 'UX Writing', 'Editing', 'Creative Writing', 'Content Marketing', 'Email Marketing'],
    methods: [
      'I would talk to three of your customers first and steal their words. Most good headlines are something a customer said on a Tuesday.',
      'You would get one page in two voices within four days, and choose the voice before I write the rest.',
    ],
    portfolio: [
      { title: 'A bank that says no nicely', description: 'Rewrote 120 letters; complaints about tone went to zero.' },
      {
        title: 'Launch texts for a cargo bicycle',
        description: 'Sold out in nine days with a budget for two posters.',
      },
    ],
  },
  contentWriting: {
    craft: 'writing and editing',
    field: 'Linguistics',
    posts: ['Staff writer', 'Editor'],
    skills: [
      'Content Writing',
      'Technical Writing',
      'Editing',
      'Proofreading',
      'Blog Writing',
      'Ghostwriting',
      'SEO Writing',
      'Content Marketing',
    ],
    methods: [
      'I would read your last ten pieces, tell you which three I would have been proud of, and work out from these what the others need.',
      'I interview first and write second. One hour with the person who knows is worth a week of research.',
    ],
    portfolio: [
      {
        title: 'Help centre for a payroll tool',
        description: 'Eighty articles, and a third fewer tickets in the month after.',
      },
      { title: 'Annual report of a water board', description: 'Read to the end by people who were not paid to do so.' },
    ],
  },
  translation: {
    craft: 'translation and localisation',
    field: 'Translation Studies',
    posts: ['Translator', 'Localisation editor'],
    skills: ['Translation', 'Proofreading', 'Editing', 'Technical Writing', 'UX Writing'],
    methods: [
      'I would extend your glossary first and send it to you for a quarrel. After that the text goes quickly and stays consistent.',
      'Strings with placeholders are tested in the interface, with the longest and the shortest value, before you see them.',
    ],
    portfolio: [
      { title: 'Ticket machine in five languages', description: 'No label longer than its button.' },
      { title: 'Handbook for beekeepers', description: '240 pages, two hundred terms agreed with practitioners.' },
    ],
  },
  marketing: {
    craft: 'digital marketing',
    field: 'Business',
    posts: ['Marketing manager', 'Growth lead'],
    skills: [
      'Email Marketing',
      'Google Ads',
      'Facebook Ads',
      'Social Media Marketing',
      'Google Analytics',
      'Content Marketing',
      'Marketing Strategy',
      'HubSpot',
    ],
    methods: [
      'I would repair the measurement before spending anything. In my experience a third of what looks like success is counted twice.',
      'I would run two small experiments in the first fortnight and stop the worse one, in writing.',
    ],
    portfolio: [
      {
        title: 'Welcome series for a tea shop',
        description: 'Second orders within sixty days rose from nine to seventeen percent.',
      },
      { title: 'Season launch for a theatre', description: 'Sold the first ten evenings without a discount.' },
    ],
  },
  seo: {
    craft: 'search engine optimisation',
    field: 'Information Science',
    posts: ['SEO specialist', 'SEO consultant'],
    skills: ['SEO', 'Google Analytics', 'Content Marketing', 'SEO Writing', 'Market Research', 'Google Ads'],
    methods: [
      'I would compare the old and the new addresses one by one; after a move the loss is nearly always in the redirects.',
      'I would give you a list with three columns: what is broken, what it costs you, how long it takes. We start at the top right.',
    ],
    portfolio: [
      {
        title: 'Moving a news archive',
        description: '90,000 addresses moved; visits were level again after three weeks.',
      },
      {
        title: 'Local listings for a chain of opticians',
        description: 'Twice as many calls from maps in four months.',
      },
    ],
  },
  dataScience: {
    craft: 'data analysis and engineering',
    field: 'Statistics',
    posts: ['Data analyst', 'Data scientist'],
    skills: [
      'SQL',
      'Python',
      'Data Analysis',
      'Data Visualization',
      'Data Engineering',
      'Machine Learning',
      'PostgreSQL',
      'Microsoft Excel',
    ],
    methods: [
      'I would first ask which decision depends on the number, and who takes it on which day. That settles half of the design.',
      'I would start by counting what is missing and what is there twice. The dashboard comes after you trust the count.',
    ],
    portfolio: [
      { title: 'Bread forecast', description: 'Eleven percent less thrown away, explained on one page to bakers.' },
      { title: 'Hospital bed board', description: 'Hourly figures that agree with the nurses.' },
    ],
  },
  machineLearning: {
    craft: 'machine learning engineering',
    field: 'Computer Science',
    posts: ['Machine learning engineer', 'Research engineer'],
    skills: [
      'Machine Learning',
      'Python',
      'Natural Language Processing',
      'Computer Vision',
      'PyTorch',
      'TensorFlow',
      'Deep Learning',
      'PostgreSQL',
    ],
    methods: [
      'I would build the evaluation first: two hundred real examples with the right answer. Without it, better is an opinion.',
      'I would try the simplest thing that could work and show you where it fails. Often the failures are in the data, and those we can repair.',
    ],
    portfolio: [
      {
        title: 'Reading delivery notes',
        description: 'Seventeen layouts, 98.6% of lines right, and it asks when unsure.',
      },
      {
        title: 'Seed sorting by camera',
        description: 'Runs on a computer the size of a matchbox, at forty seeds a second.',
      },
    ],
  },
  devops: {
    craft: 'cloud and infrastructure engineering',
    field: 'Network Engineering',
    posts: ['Systems engineer', 'Platform engineer'],
    skills: [
      'AWS',
      'Docker',
      'Kubernetes',
      'Terraform',
      'CI/CD',
      'Linux Administration',
      'Google Cloud',
      'Microsoft Azure',
    ],
    methods: [
      'I would write down what runs today as code, change nothing, and prove that the copy behaves like the original. Then we move one service at a time.',
      'I would begin with the way back: a deploy is only ready when undoing it takes one command.',
    ],
    portfolio: [
      {
        title: 'A ticket shop on a Friday at ten',
        description: 'From four outages a month to none, on a smaller bill.',
      },
      {
        title: 'Out of the cellar',
        description: 'Moved a publisher from three machines under the stairs without a minute of downtime.',
      },
    ],
  },
  security: {
    craft: 'application and cloud security',
    field: 'Information Security',
    posts: ['Security analyst', 'Security engineer'],
    skills: ['Cybersecurity', 'Penetration Testing', 'Linux Administration', 'AWS', 'Technical Writing', 'Python'],
    methods: [
      'I would test the boring doors first: sessions, uploads, and what one customer can see of another. Each finding comes with steps to repeat it and a fix.',
      'I would sit with two of your developers for the first day. They know where it hurts, and they will have to live with the repair.',
    ],
    portfolio: [
      {
        title: 'Review of a school platform',
        description: 'Fourteen findings, all repaired and tested again within a month.',
      },
      {
        title: 'Certificate without tears',
        description: 'ISO 27001 for a team of nine, with nineteen pages of documents.',
      },
    ],
  },
  finance: {
    craft: 'financial planning and accounting',
    field: 'Accounting',
    posts: ['Accountant', 'Finance lead'],
    skills: ['Financial Modeling', 'Microsoft Excel', 'QuickBooks', 'Xero', 'Business Planning', 'Business Analysis'],
    methods: [
      'I would put every assumption on one sheet, with its source beside it, before a single formula depends on it.',
      'I would build the cash plan first. Profit is an opinion, and a lender knows it.',
    ],
    portfolio: [
      {
        title: 'Loan case for a cheese maker',
        description: 'Approved in the first meeting; the model is still in use.',
      },
      { title: 'Price list of a print shop', description: 'Found the three products that paid for all the others.' },
    ],
  },
  wordpress: {
    craft: 'WordPress development',
    field: 'Media Informatics',
    posts: ['Web developer', 'WordPress developer'],
    skills: ['WordPress', 'PHP', 'HTML', 'CSS', 'JavaScript', 'Shopify', 'MySQL', 'Web Design'],
    methods: [
      'I would build a small theme with the fields your editors need and nothing else, and keep the list of plugins on one hand.',
      'I would move the old addresses first and measure the speed of the empty site, so that we notice what makes it slow.',
    ],
    portfolio: [
      { title: 'Site of a mountain rescue service', description: 'Loads in 900 milliseconds, also in the mountains.' },
      { title: 'Shop of a seed library', description: 'Three hundred varieties, edited by gardeners.' },
    ],
  },
  videoMotion: {
    craft: 'film editing and motion design',
    field: 'Film',
    posts: ['Editor', 'Motion designer'],
    skills: ['Video Editing', 'Motion Graphics', 'Illustration', 'Adobe Photoshop', 'Blender', '3D Modeling'],
    methods: [
      'I would send a storyboard of twelve frames within three days. If it works without sound, we go on.',
      'I would cut the long version last. The short ones show what the film is about.',
    ],
    portfolio: [
      { title: 'How a lock works', description: 'Seventy seconds, no voice, used in a museum for six years.' },
      { title: 'Captions done properly', description: 'A course of forty lessons that can be followed on mute.' },
    ],
  },
  gameDev: {
    craft: 'game development',
    field: 'Game Design',
    posts: ['Gameplay programmer', 'Engine programmer'],
    skills: ['C#', 'C++', 'Rust', '3D Modeling', 'Blender', 'Prototyping', 'UI Design'],
    methods: [
      'I would have something ugly and playable by the first Friday. If nobody smiles, we change the rules and not the colours.',
      'I would profile before I promise. The slow part is rarely where it looks slow.',
    ],
    portfolio: [
      { title: 'Tidekeeper', description: 'A puzzle game about locks and canals, 40,000 players.' },
      { title: 'Sand table', description: 'An installation for children that survived a summer of children.' },
    ],
  },
  virtualAssistant: {
    craft: 'operations and customer care',
    field: 'Business Administration',
    posts: ['Office assistant', 'Operations assistant'],
    skills: [
      'Customer Support',
      'Microsoft Excel',
      'Project Management',
      'Content Writing',
      'Social Media Marketing',
      'HubSpot',
    ],
    methods: [
      'I would shadow your mailbox for two days and then send you a page of questions. After that you should hear from me only when something is new.',
      'I write the checklist while I do the task, so that it can be handed over on any day.',
    ],
    portfolio: [
      {
        title: 'Returns in one day',
        description: 'A shop with 80 returns a week answers all of them before the evening.',
      },
    ],
  },
  projectManagement: {
    craft: 'project management',
    field: 'Business Administration',
    posts: ['Project coordinator', 'Project manager'],
    skills: ['Project Management', 'Business Analysis', 'Business Planning', 'Market Research', 'Microsoft Excel'],
    methods: [
      'I would put every supplier on the same page in the first week, literally: one page with dates, owners and what each waits for.',
      'I would ask everybody what could go wrong, write it down with a name, and read it out each Tuesday.',
    ],
    portfolio: [
      {
        title: 'Eleven practices, one system',
        description: 'Three weekends, no lost record, and two days ahead of the plan.',
      },
    ],
  },
} as const satisfies Record<string, Kit>;

export type Profession = keyof typeof professions;
