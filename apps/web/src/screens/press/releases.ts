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
    title: `${brand} tells every applicant the outcome`,
    paragraphs: [
      `Everyone who applies to a project on ${brand} now hears the outcome. When a client accepts one proposal, the others are told at once that the position is filled.`,
      'Silence is what independent workers complain about most: not the rejection, but the weeks spent keeping a month free for someone who decided long ago. The answer is no longer a matter of good manners. It is part of accepting.',
      '“A no is worth something,” says the team. “It gives someone their month back.”',
    ],
  },
  {
    id: 'budget-on-every-post',
    date: '2026-06-16',
    place: 'Lisbon',
    title: 'No post without a budget',
    paragraphs: [
      `From today, every project on ${brand} states what it pays and how long it takes before the first proposal is written. A post without a budget range cannot be published.`,
      'The rule saves both sides a conversation. Freelancers see at once whether a project is worth their time, and clients get proposals that fit their budget.',
      'The contract and the payment stay between client and freelancer, as before. The rule only says that the budget comes first.',
    ],
  },
];
