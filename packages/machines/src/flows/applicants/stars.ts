export interface StarChange {
  applicationId: string;
  isShortlisted: boolean;
}

/** The star of an application is to be kept. */
export interface StarNote extends StarChange {
  type: 'star.note';
}

/** A star that was changed since the list was asked for last. */
interface Star {
  /** Whether the server has it, as far as it has answered. */
  isKept: boolean;
  /** How many of its changes have no answer yet. */
  underWay: number;
  /** It was answered since the list was asked for, which therefore may be older. */
  isNewer: boolean;
}

export interface StarsContext {
  /** The ids of those on the shortlist as they are drawn: as the client last said, until the server has answered. */
  shortlisted: readonly string[];
  /** What is known of those that were changed, by id. */
  stars: Readonly<Record<string, Star>>;
}

/** An application is put on the shortlist, or taken off it. */
const withStar = (
  { shortlisted }: Pick<StarsContext, 'shortlisted'>,
  { applicationId, isShortlisted }: StarChange,
): readonly string[] => [
  ...shortlisted.filter((id) => id !== applicationId),
  ...(isShortlisted ? [applicationId] : []),
];

/** A star is changed: it is drawn at once. */
export function changed({ shortlisted, stars }: StarsContext, change: StarChange): StarsContext {
  const { applicationId: id } = change;
  const star = stars[id] ?? { isKept: shortlisted.includes(id), underWay: 0, isNewer: false };
  return {
    shortlisted: withStar({ shortlisted }, change),
    stars: { ...stars, [id]: { ...star, underWay: star.underWay + 1 } },
  };
}

/** A change was answered, in the order in which they were made. With the last of them, what the server has is drawn. */
export function answered({ shortlisted, stars }: StarsContext, change: StarChange, isDone: boolean): StarsContext {
  const { applicationId: id } = change;
  const star = stars[id];
  if (star === undefined) return { shortlisted, stars };
  const isKept = isDone ? change.isShortlisted : star.isKept;
  const underWay = star.underWay - 1;
  const isNewer = isDone || star.isNewer;
  return {
    shortlisted: underWay > 0 ? shortlisted : withStar({ shortlisted }, { applicationId: id, isShortlisted: isKept }),
    stars: { ...stars, [id]: { isKept, underWay, isNewer } },
  };
}

/** Whether an answer takes back what is drawn. */
export const takesBack = (context: StarsContext, change: StarChange): boolean => {
  const { applicationId: id } = change;
  return answered(context, change, false).shortlisted.includes(id) !== context.shortlisted.includes(id);
};

/** The list is asked for: it will know all that was answered before. */
export const asking = ({ stars }: StarsContext): Pick<StarsContext, 'stars'> => ({
  stars: Object.fromEntries(
    Object.entries(stars)
      .filter(([, { underWay }]) => underWay > 0)
      .map(([id, star]) => [id, { ...star, isNewer: false }]),
  ),
});

/** The list has come, with the ids of those on the shortlist. It says how all are that were not changed meanwhile. */
export function listed({ shortlisted, stars }: StarsContext, ids: readonly string[]): StarsContext {
  const known = Object.entries(stars);
  return {
    shortlisted: [
      ...ids.filter((id) => stars[id] === undefined),
      ...known.flatMap(([id]) => (shortlisted.includes(id) ? [id] : [])),
    ],
    stars: Object.fromEntries(
      known.map(([id, star]) => [id, star.isNewer ? star : { ...star, isKept: ids.includes(id) }]),
    ),
  };
}
