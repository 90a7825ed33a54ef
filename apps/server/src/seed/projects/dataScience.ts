import type { ProjectGroup } from './project.ts';

export const dataScience: readonly ProjectGroup[] = [
  {
    skills: ['SQL', 'Data Visualization', 'Data Analysis'],
    professions: ['dataScience', 'backend'],
    budget: [2200, 4200],
    duration: '1 month',
    projects: [
      {
        title: 'Shop-floor dashboard for a grinding line',
        company: 'Kumo Precision',
        subject: 'the grinding line',
        description:
          'Output, scrap and downtime of eighteen grinding machines are copied by hand into a spreadsheet every Monday. The machines have the figures, each maker in its own format. We need one screen for the shop floor, refreshed every hour, with a way to see where a figure comes from. Fewer charts are better than more.',
        status: 'COMPLETED',
        answers: [
          'I would start with downtime alone, since it is the figure your foremen argue about, and add scrap once they believe the first one.',
          'Eighteen machines from several makers means unit trouble; I would reconcile one shift by hand before I automate anything.',
        ],
        review: {
          stars: 5,
          text: 'The foremen check the screen before they check the machine, which is the best compliment they give.',
        },
      },
      {
        title: 'Waiting-time dashboard for six clinics',
        company: 'Tidewater Clinics',
        subject: 'the waiting-time board',
        description:
          'Each clinic says that its waiting room is the fullest, and we cannot tell who is right. Arrival, call and departure are recorded in the booking system, with gaps. We want a board for thirty colleagues that shows waiting and missed appointments by clinic and hour. Patients must not be recognisable, even in a quiet clinic.',
        status: 'OPEN',
        answers: [
          'Gaps in the call times will skew the averages, so I would show medians with the share of missing records beside them.',
          'To keep quiet clinics anonymous I would suppress any cell below five patients and explain why on the board itself.',
          'My first question is who may change a rota because of this board, since a figure that leads to no decision tends to rot.',
        ],
      },
      {
        title: 'Punctuality dashboard for electric boats',
        company: 'Fjordlinjen',
        subject: 'boat punctuality',
        description:
          'The skippers log departures, the quays log arrivals and the batteries log everything. We want punctuality, passengers and battery use for every departure on one page that a village council can read. The data begins in 2021 and has three formats. Our accountant would also like a monthly export.',
        status: 'PENDING_COMPLETION',
        answers: [
          'I would define on time with your skippers in writing, because a boat that waits for a school bus is late in the log and right in the village.',
          'Battery logs could explain half of the delays; I would plot speed against charge for one stormy week as a first look.',
        ],
      },
    ],
  },
  {
    skills: ['Python', 'Machine Learning', 'Data Analysis', 'Data Visualization'],
    professions: ['dataScience', 'machineLearning'],
    budget: [3200, 6000],
    duration: '2-3 months',
    projects: [
      {
        title: 'Forecast bread sales for nineteen bakeries',
        company: 'Feldkorn Bakeries',
        subject: 'the bread forecast',
        description:
          'Every afternoon nineteen bakeries decide how much to bake, and we throw away eleven percent. There are five years of daily figures, weather and school holidays. We are looking for a forecast that beats our best manager by a little, says how sure it is and runs at two by itself. A model that we can explain is worth more to us than half a percent.',
        status: 'OPEN',
        answers: [
          'I would let your best manager guess for three weeks beside a simple baseline, so that we know what a little better means.',
          'Sold-out shelves hide demand, so the first job is to estimate what would have sold after the rye ran out.',
          'One page per bakery with tomorrow’s number, a range and the two reasons behind it would be my whole interface.',
          'Weather helps less than people hope; I would show you its worth in loaves before we pay for a feed.',
        ],
      },
      {
        title: 'Forecast passenger numbers by departure',
        company: 'Fjordlinjen',
        subject: 'passenger numbers',
        description:
          'A boat is either half empty or leaves people on the quay. We have counts for each departure since 2019, ticket sales and a list of village festivals kept by a retired skipper. The forecast should tell us by Wednesday which departures need the larger boat. Explanations matter, as skippers will ask.',
        status: 'COMPLETED',
        answers: [
          'The skipper’s festival list may be your strongest signal, so I would digitise it first and ask him about the years that went wrong.',
          'I would forecast the chance of a full boat rather than a passenger count, because that is the decision you take on Wednesday.',
        ],
        review: {
          stars: 4,
          text: 'Right about nine Saturdays in ten, and it says why. We miss a simple way to add a festival ourselves.',
        },
      },
      {
        title: 'Predict missed dental appointments',
        company: 'Sund Tandpleje',
        subject: 'missed appointments',
        description:
          'One appointment in eight is missed without a word. We keep six years of bookings and would like to know which ones are at risk, so that a receptionist can ring two days before. The result is a short list each morning, not a score for a person. Our data protection officer joins every meeting.',
        status: 'IN_PROGRESS',
        answers: [
          'I would keep names out of the model altogether and rank appointments by time, lead and history of the slot.',
          'A list of ten calls is what a receptionist can make, so I would tune for the best ten and ignore the rest.',
        ],
        sentBack:
          'The morning list still contains appointments that were cancelled the evening before, and the practice in Aarhus receives the one for Odense.',
      },
    ],
  },
  {
    skills: ['Python', 'SQL', 'PostgreSQL', 'Data Engineering'],
    professions: ['dataScience', 'backend'],
    budget: [4000, 7400],
    duration: '2-3 months',
    projects: [
      {
        title: 'Data pipeline for 900 river gauges',
        company: 'Monsoon Analytics',
        subject: 'the gauge pipeline',
        description:
          'Readings of 900 river gauges arrive in six formats, late and sometimes twice. We need a pipeline that takes them in, refuses nonsense loudly and fills a small warehouse that analysts can query by noon. Python and PostgreSQL are what we know. Tests on the data matter as much to us as tests on the code.',
        status: 'COMPLETED',
        answers: [
          'I would keep every file as it came, forever, and make the warehouse something that can be rebuilt from them in a night.',
          'Nonsense needs a definition per river: a rise of two metres in an hour is a fault in one and a warning in another.',
        ],
        review: {
          stars: 5,
          text: 'Noon has become nine, and the pipeline complains in full sentences.',
        },
      },
      {
        title: 'Data pipeline for 180 refrigerated trucks',
        company: 'Rahma Logistics',
        subject: 'the truck telemetry',
        description:
          '180 trucks send temperatures and positions every ten minutes, unless they are in a tunnel, a port or the desert. Analysts need yesterday complete by seven, and customers need proof for every hour. Duplicates are common, gaps are normal. Please build on Python and PostgreSQL and leave us able to change it.',
        status: 'OPEN',
        answers: [
          'Proof for every hour means that a gap is a record too; I would store what was expected and mark what never came.',
          'I would put the clock of the truck and the clock of the server side by side, because half of your duplicates are probably time zones.',
          'Analysts at seven would get a single table with one row an hour per truck, and a column that says how sure it is.',
        ],
      },
      {
        title: 'Data pipeline for village market prices',
        company: 'Seedbank Commons',
        subject: 'the price lists',
        description:
          'Volunteers in 240 villages send market prices by text message, in four languages and many spellings. We need a pipeline that reads them, asks back when in doubt and publishes a table that a radio host can read aloud. A wrong price does harm, so caution comes before coverage. Everything we publish is open.',
        status: 'ASSIGNED',
        answers: [
          'I would have the pipeline ask back by text whenever a price moves by a third, and publish it only after the answer.',
          'Spellings repeat, so a list kept by two volunteers will beat a model for the first year.',
        ],
      },
    ],
  },
];
