import type { Random } from './random.ts';

export type Facts = Readonly<Record<string, string | number>>;

/** Fills `{name}` with the fact of that name, and begins the sentence with a capital. */
export function fill(phrase: string, facts: Facts): string {
  const text = phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`“${phrase}” asks for ${name}.`);
    return String(fact);
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Voice = {
  /** One of the phrases with these facts, as no one has said it before. Throws when there is none left. */
  say(phrases: readonly string[], facts?: Facts): string;
  /** The same, or nothing when all of them have been said. */
  sayIfNew(phrases: readonly string[], facts?: Facts): string | undefined;
};

/** Sentences of one marketplace: none is said twice. */
export function makeVoice(random: Random): Voice {
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const sayIfNew = (phrases: readonly string[], facts: Facts = {}): string | undefined => {
    // The least used first, so that no phrase becomes a habit.
    const order = random.sample(phrases, phrases.length).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    for (const phrase of order) {
      const text = fill(phrase, facts);
      if (said.has(text)) continue;
      said.add(text);
      uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
      return text;
    }
    return undefined;
  };
  const say = (phrases: readonly string[], facts?: Facts): string => {
    const text = sayIfNew(phrases, facts);
    if (text === undefined) throw new Error(`Everything has been said: ${phrases.join(' / ')}`);
    return text;
  };
  return { say, sayIfNew };
}
