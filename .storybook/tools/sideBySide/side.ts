import type { Settings } from '../../settings.ts';
import { toolbars } from '../../toolbars.ts';

/** How one of the two sides shows the story. */
export interface Side extends Settings {
  /** In pixels. */
  width: number;
  /** Of another Storybook, as `encodeAddress` writes it; empty is this one. */
  address: string;
}

/** What can be chosen for a side. */
export const settingNames = Object.keys(toolbars) as (keyof Settings)[];

/** A side as the toolbars begin. */
export function plainSide(width: number): Side {
  // Object.fromEntries forgets the keys it was given.
  const settings = Object.fromEntries(settingNames.map((name) => [name, toolbars[name].values[0]])) as Settings;
  return { ...settings, width, address: '' };
}

export const settingsOf = (side: Side): Settings =>
  Object.fromEntries(settingNames.map((name) => [name, side[name]])) as Settings;

/** The title of a toolbar without its unit. */
export const titleOf = (name: keyof Settings): string => toolbars[name].title.replace(' %', '');

/** The value of a toolbar as it is read. */
export const valueOf = (name: keyof Settings, value: string): string =>
  toolbars[name].title.endsWith('%') ? `${value}%` : value;

/** In what two sides differ, in words: `Theme: light and dark`. */
export function differences(first: Side, second: Side): string[] {
  const settings = settingNames
    .filter((name) => first[name] !== second[name])
    .map((name) => `${titleOf(name)}: ${valueOf(name, first[name])} and ${valueOf(name, second[name])}`);
  const width = first.width === second.width ? [] : [`Width: ${first.width} and ${second.width} px`];
  const address = first.address === second.address ? [] : ['Storybook: not the same'];
  return [...settings, ...width, ...address];
}

/*
 * Storybook keeps args in its address only where they have no other characters than letters, digits, spaces, hyphens and
 * underscores: https://storybook.js.org/docs/writing-stories/args#setting-args-through-the-url
 */

/** An address in the characters that Storybook's own address takes. */
export const encodeAddress = (address: string): string =>
  encodeURIComponent(address.trim()).replaceAll(
    /[^a-zA-Z0-9-]/g,
    (character) => `_${(character === '%' ? '' : character.codePointAt(0)?.toString(16)) ?? ''}`,
  );

/** What `encodeAddress` has written; empty where it has not. */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('_', '%'));
  } catch {
    return '';
  }
}
