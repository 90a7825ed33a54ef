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
const explanations: readonly Explanation[] = [];

export function explain(rule: string, reason: string, html: string): string | undefined {
  return explanations.find((each) => each.rule === rule && each.reason.test(reason) && each.html.test(html))?.because;
}
