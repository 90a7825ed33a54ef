export interface Release {
  id: string;
  /** The day, as `2026-10-06`. */
  date: string;
  place: string;
  title: string;
  /** The first is the gist. */
  paragraphs: readonly [string, ...string[]];
}

export const releasesOf = (brand: string): readonly Release[] => [
  {
    id: 'everyone-is-told',
    date: '2026-10-06',
    place: 'Lisbon',
    title: `${brand} tells every applicant how it ended`,
    paragraphs: [
      `Whoever applies to a project on ${brand} now hears the outcome. When a client accepts one proposal, the others are told at once that the position is filled.`,
      'Silence is what independent workers complain about most: not the refusal, but the weeks in which they keep a month free for somebody who has long decided. The answer is not left to good manners. It is part of accepting.',
      '“A no is worth something,” says the team. “It gives somebody their month back.”',
    ],
  },
  {
    id: 'budget-on-every-post',
    date: '2026-06-16',
    place: 'Lisbon',
    title: 'No post without a budget',
    paragraphs: [
      `From today each project on ${brand} names what it pays and how long it takes, before the first proposal is written. A post without a budget range cannot be published.`,
      'The rule saves both sides a conversation. Freelancers see at once whether a project can feed them, and clients read proposals that were written for the money they have.',
      'Contract and payment stay between client and freelancer, as before. The rule only says that the figure comes first.',
    ],
  },
];
