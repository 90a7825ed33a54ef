interface Explanation {
  /** axe's rule. */
  rule: string;
  /** Matches axe's reason, in its own words. */
  reason: RegExp;
  /** Matches the element's HTML. */
  html: RegExp;
  /** Why it is right as it is. */
  because: string;
}

/** What axe leaves to a person, and what the person found. Anything else that is incomplete is a finding. */
const explanations: readonly Explanation[] = [
  {
    rule: 'color-contrast',
    reason: /overlapped by another element|partially obscured by another element|partially overlaps other elements/,
    html: /./,
    because:
      'axe reads the colour behind a text from what is painted at its place, and gives up where something is scrolled, slides or lies over it. The check “Text is readable in every state of its control” computes the contrast of the same text from the colours that it stands on, whatever lies over it, in each theme.',
  },
  {
    rule: 'color-contrast',
    reason: /too short to determine/,
    html: />\d<\/(?:dd|td)>$/,
    because:
      'A fact of one digit, with the bar of the page’s own action over it, or in a column that is scrolled to. axe calls any text of one character too short wherever it cannot tell the ground, before it says what lies over it. The check “Text is readable in every state of its control” computes its contrast from the colour that it stands on, in each theme.',
  },
  {
    rule: 'scrollable-region-focusable',
    reason: /negative tabindex/,
    html: /data-trigger="ComboBox"/,
    because:
      'The opened list of a combobox. The focus stays in its field, as the pattern asks, and arrows scroll the list to the option that they lead to.',
  },
  {
    rule: 'color-contrast',
    reason: /Element has no value/,
    html: /^<(input|textarea) /,
    because:
      'A field without text, with the bar of a dialog’s actions over it. axe calls a field empty wherever it cannot tell the ground, before it says what lies over it; elsewhere it takes an empty field as it is. What is typed there has the colours of every field, a pair of tokens whose contrast a test computes in each theme; and axe measures it in the stories whose fields have text.',
  },
  {
    rule: 'color-contrast',
    reason: /contains an image node/,
    html: /^<text /,
    because:
      'The words of a state map are drawn in SVG, whose shapes axe takes for an image. They stand on the map’s own plain grounds, in pairs of tokens whose contrast a test computes in each theme; and the map says all of it again in words, which axe reads.',
  },
  {
    rule: 'frame-tested',
    reason: /still has to be tested/,
    html: /title="The mail as HTML.*sandbox="allow-same-origin"/s,
    because:
      'A mail stands in a frame that may run no scripts, and axe is one. The mail is taken from the frame into a page of its own, and axe is run there: what it finds in the mail stands beside this.',
  },
  {
    rule: 'frame-tested',
    reason: /still has to be tested/,
    html: /title="Screen of [\w ]+"/,
    because:
      'A flow is played under its screen, which stands in a frame as in the app on a page. The screen is a story in each of its states, and axe is run on every one of them.',
  },
];

export function explain(rule: string, reason: string, html: string): string | undefined {
  return explanations.find((each) => each.rule === rule && each.reason.test(reason) && each.html.test(html))?.because;
}
