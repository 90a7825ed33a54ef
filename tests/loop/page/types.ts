/** What one operation led to. */
export interface Effect {
  /** Events that reached a machine, and whether its snapshot can take them. */
  sent: { flow: string; event: { type: string }; isAllowed: boolean }[];
  /** Something else that can be noticed: the page changed, a link was followed, the focus moved, the app was told. */
  isNoticed: boolean;
  hasChanged: boolean;
  /** The page is as it was before anything was operated. */
  isAsAtFirst: boolean;
}

/** A control as it is found on the page. */
export interface Control {
  /** Its role and name, for the one who reads a finding. */
  label: string;
  kind: 'press' | 'link' | 'text' | 'arrow' | 'choose' | 'unknown';
  role: string;
  /** It holds an answer, as fields, boxes and options do: where a story answers, it looks different afterwards. */
  holdsAnswer: boolean;
}

/** One machine that a story draws. */
export interface Part {
  flow: string;
  state: unknown;
  context: unknown;
}

/** What the stage does within a page. */
export interface PageLoop {
  parts: () => Part[];
  collect: (depth: number) => Control[];
  isAt: (depth: number) => boolean;
  /** Presses the control as assistive technology does. Null where the page is no longer as it was collected. */
  press: (depth: number, index: number, patience: number) => Promise<Effect | null>;
  /** Takes the focus to the control and marks; gives the key that changes it. */
  focus: (depth: number, index: number) => string;
  /** Links, in one go: they need no mouse. Null where one of them does more than lead away. */
  follow: (depth: number, indexes: readonly number[]) => Promise<Effect | null>;
  /** The browser's own list or dialog: another answer than the chosen one, or a file. */
  choose: (depth: number, index: number) => Promise<Effect>;
  blur: () => void;
  /** `read` answers what happens from here on. */
  mark: () => void;
  /** With patience, in milliseconds, nothing is said to have happened only after it. */
  read: (depth: number, index: number, patience?: number) => Promise<Effect>;
  /** Collects what an opener has opened, once nothing more comes, or after so many milliseconds. */
  collectOpened: (depth: number, index: number, patience: number) => Promise<Control[]>;
  /**
   * Waits until the controls that these labels name are there again: what comes late, such as a popover, may not be there
   * at once. False where they do not come.
   */
  collectAgain: (depth: number, labels: readonly string[], patience: number) => Promise<boolean>;
  /** Mounts the story anew, until the controls are there again; one that acts by itself does so again. */
  remount: (storyId: string, isPlayed: boolean, labels: readonly string[]) => Promise<boolean>;
}

/** What a story's args record, found anew each time: a story that is mounted again has other ones. */
export interface PageRecorder {
  found: () => { pairs: Pair[]; recorders: Set<Recorder> };
  /** How many links and forms have led away from the page, had they not been halted. */
  followed: number;
  /** Whether links and forms are halted: while controls are operated. */
  isHalting: boolean;
}

/** What `fn()` makes. */
export type Recorder = ((...args: unknown[]) => unknown) & { mock: { calls: unknown[][] } };

/** One machine and the screen's way to it. */
export interface Pair {
  snapshot: {
    machine: { id: string };
    status: string;
    value: unknown;
    context: unknown;
    can: (event: { type: string }) => boolean;
  };
  send: Recorder;
}

declare global {
  interface Window {
    /** Both are installed by the stage. */
    loop: PageLoop;
    loopRecorder: PageRecorder;
  }
}
