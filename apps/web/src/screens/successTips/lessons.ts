export interface Pair {
  weak: string;
  strong: string;
  why: string;
}

interface Lesson {
  id: string;
  title: string;
  lead: string;
  pairs: readonly Pair[];
}

export const lessons: readonly Lesson[] = [
  {
    id: 'profile',
    title: 'In a profile',
    lead: 'Be somebody in particular.',
    pairs: [
      {
        weak: 'Passionate full-stack developer with a proven track record.',
        strong: 'I build booking systems for places with opening hours: museums, pools, climbing halls.',
        why: 'Nobody searches for passion. Somebody with a pool remembers this.',
      },
      {
        weak: 'Rates are negotiable.',
        strong: '$60 an hour. Small jobs have a fixed price.',
        why: 'A figure begins the conversation that “negotiable” puts off.',
      },
    ],
  },
  {
    id: 'proposal',
    title: 'In a proposal',
    lead: 'Show that you have read the post.',
    pairs: [
      {
        weak: 'Dear Sir or Madam, I am very interested in your project and can start immediately.',
        strong:
          'Your shop loses people between cart and payment. I would first look at the step where it asks for an account.',
        why: 'The first sentence is the only one that is certain to be read.',
      },
      {
        weak: 'Please see my portfolio.',
        strong: 'The closest thing I have made is the order form of a flower market. It took nine days.',
        why: 'One piece of work with a number beats a gallery without.',
      },
    ],
  },
  {
    id: 'work',
    title: 'While you work',
    lead: 'No news is bad news.',
    pairs: [
      {
        weak: 'Sorry, it will be a bit late.',
        strong: 'The import takes two days longer than I thought. You have the rest on Friday and this on Tuesday.',
        why: 'A new date is a plan. An apology is a riddle.',
      },
    ],
  },
  {
    id: 'post',
    title: 'In a post, for clients',
    lead: 'Say what it is for.',
    pairs: [
      {
        weak: 'Need a modern website ASAP. Budget open.',
        strong:
          'Six pages for a dentist with two practices, so that patients find the right one. $1,500 to $2,500, by March.',
        why: 'Good people skip posts that they would have to guess.',
      },
      {
        weak: 'Looks good, thanks.',
        strong: 'The dates are correct. On a phone, the second table still runs off the page.',
        why: 'What is still missing is the only thing they need to know.',
      },
    ],
  },
];
