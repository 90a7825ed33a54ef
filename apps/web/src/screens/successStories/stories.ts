export interface Story {
  name: string;
  trade: string;
  place: string;
  /** In their own words. */
  quote: string;
  text: string;
  /** What it was like, and what it is like now. */
  before: string;
  after: string;
}

/** Told at length. */
export const leadStory: Story = {
  name: 'Amara Osei',
  trade: 'Web developer',
  place: 'Accra, Ghana',
  quote: 'My first proposal was two pages long and no one answered. The fifth was six sentences. It got me the job.',
  text: 'Amara maintained a bank’s internal pages and wrote her first proposals at night. She stopped describing herself and began to describe what she would do on the first day. A year and a half later she builds booking systems for museums, three clients at a time, and has not applied for anything since spring.',
  before: 'One employer, evenings only',
  after: 'Three steady clients, Fridays off',
};

export const otherStories: readonly Story[] = [
  {
    name: 'Tomasz Wilk',
    trade: 'Illustrator',
    place: 'Gdańsk, Poland',
    quote: 'I doubled my rate and lost the clients I was tired of.',
    text: 'He drew anything for anyone, then chose one thing: pictures for science books. Fewer projects, longer ones, and publishers who pass his name on.',
    before: '14 small jobs a month',
    after: '2 books at a time',
  },
  {
    name: 'Priya Raman',
    trade: 'Technical writer',
    place: 'Chennai, India',
    quote: 'I ask what the reader will do next. It is the whole trick.',
    text: 'She came from support, where she had explained the same ten things for years. Her first post was a manual of forty pages. It is still her best reference.',
    before: 'Shifts on the phone',
    after: 'Her own hours',
  },
  {
    name: 'Luc Fontaine',
    trade: 'Marketing analyst',
    place: 'Lyon, France',
    quote: 'A small shop that trusts you teaches you more than a big one that does not.',
    text: 'After an agency closed he took over the accounts of one bakery. He sent its owner a page of figures each Friday, unasked. Six bakeries read it now.',
    before: 'No work at all',
    after: '6 clients in one trade',
  },
];
