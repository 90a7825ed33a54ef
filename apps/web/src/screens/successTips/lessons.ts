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
    lead: 'Be someone in particular.',
    pairs: [
      {
        weak: 'Passionate full-stack developer with a proven track record.',
        strong: 'I build booking systems for places with opening hours: museums, pools, climbing halls.',
        why: 'No one searches for passion. Someone with a pool will remember this.',
      },
      {
        weak: 'Rates are negotiable.',
        strong: '$60 an hour. Small jobs have a fixed price.',
        why: 'A figure starts the conversation that “negotiable” puts off.',
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
        why: 'The first sentence is the only one that is sure to be read.',
      },
      {
        weak: 'Please see my portfolio.',
        strong: 'The closest thing I have built is the order form for a flower market. It took nine days.',
        why: 'One piece of work with a number beats a gallery without one.',
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
        strong:
          'The import will take two days longer than I thought. You will have the rest on Friday and this on Tuesday.',
        why: 'A new date is a plan. “A bit late” is a riddle.',
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
        why: 'Good people skip posts that leave them guessing.',
      },
      {
        weak: 'Looks good, thanks.',
        strong: 'The dates are correct. On a phone, the second table still runs off the page.',
        why: 'Now they know exactly what is left to do.',
      },
    ],
  },
];
