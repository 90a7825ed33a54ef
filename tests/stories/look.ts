/** One picture of a story. */
export interface Shot {
  theme: string;
  width: number;
  height: number;
  /** The picture's name in the list of accepted ones. */
  name: string;
}

/** How a story is shown and photographed. */
export interface Look {
  id: string;
  clip: 'story' | 'page';
  args: string;
  /** In the order in which they are taken. */
  shots: Shot[];
}
