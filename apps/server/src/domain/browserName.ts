/** The first that fits: most browsers also call themselves by the names of older ones. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'a Mac'],
  ['CrOS', 'a Chromebook'],
  ['Linux', 'Linux'],
] as const;

const named = (names: readonly (readonly [string, string])[], userAgent: string) =>
  names.find(([sign]) => userAgent.includes(sign))?.[1];

/** "Firefox on Windows": a browser by what it says of itself, in our words alone, as anything can be said there. */
export function browserName(userAgent = ''): string {
  const [browser, system] = [named(browsers, userAgent), named(systems, userAgent)];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  return system === undefined ? 'an unknown browser' : `an unknown browser on ${system}`;
}
