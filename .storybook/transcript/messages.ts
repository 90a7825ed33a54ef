/** What the panel and the story's frame say to each other over Storybook's channel. */
export const messages = {
  /** From the panel: whether it is open. While it is, each change of the story is read again. */
  listen: 'guildhall/transcript/listen',
  /** From the story: what is heard, as `Heard`. */
  heard: 'guildhall/transcript/heard',
  /** From the panel: the number of a stop to show in the story, or null. */
  point: 'guildhall/transcript/point',
} as const;
