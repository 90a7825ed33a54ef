// Types, not interfaces: only a type alias has the index signature that vanilla-extract's contracts ask for.

/** A pair that is always readable together, with the border that sets it off. */
export type TonePair = {
  surface: string;
  ink: string;
  line: string;
};

/** What a status or message can mean. Each has its own pair in every theme. */
export const tones = ['neutral', 'info', 'accent', 'progress', 'caution', 'positive', 'critical'] as const;
export type Tone = (typeof tones)[number];

/** The grounds of initials that stand for a person. Which one a person gets follows from the name. */
export const portraits = ['ultramarine', 'saffron', 'moss', 'brick', 'teal', 'plum'] as const;
export type Portrait = (typeof portraits)[number];

/** Every colour that a component may name. A theme gives each a value; nothing else differs between themes. */
export type Theme = {
  color: {
    /** The page. */
    surface: string;
    /** Cards, dialogs, fields: what lies on the page. */
    surfaceRaised: string;
    /** Wells, table heads, tracks: what lies below the page. */
    surfaceSunken: string;
    /** A row or quiet control under the pointer. */
    surfaceHover: string;
    surfacePressed: string;
    ink: string;
    inkMuted: string;
    /** Text of disabled controls; WCAG asks nothing of it, we keep 3:1. */
    inkDisabled: string;
    /** Decorative separation. */
    line: string;
    /** Borders of switched-off controls: fainter than those that can be worked with. */
    lineDisabled: string;
    /** Borders that identify a control: 3:1 against the surfaces. */
    lineStrong: string;
    accent: string;
    accentHover: string;
    accentPressed: string;
    onAccent: string;
    danger: string;
    dangerHover: string;
    dangerPressed: string;
    onDanger: string;
    link: string;
    linkHover: string;
    focus: string;
    /** Stars. */
    rating: string;
    ratingTrack: string;
    /** Behind dialogs and drawers. */
    scrim: string;
    skeleton: string;
    /** Header and footer bands of public pages. */
    band: string;
    onBand: string;
    onBandMuted: string;
    lineOnBand: string;
  };
  tone: Record<Tone, TonePair>;
  portrait: Record<Portrait, TonePair>;
  elevation: { floating: string; raised: string };
  /** Border width of controls and cards; the contrast theme thickens it. */
  border: { control: string; card: string };
};
