import { describe, expect, it } from 'vitest';

import * as stories from '../../.storybook/mails/mails.stories.tsx';
import { mailExamples } from '../../apps/server/src/mail/examples.ts';
import { look } from '../../apps/server/src/mail/look.ts';
import { renderMail, templateNames } from '../../apps/server/src/mail/templates.ts';
import { dark } from '../../packages/ui/src/themes/dark/dark.ts';
import { light } from '../../packages/ui/src/themes/light/light.ts';
import type { Theme } from '../../packages/ui/src/tokens/theme.ts';

/** `applicationReceived` → `ApplicationReceived`: what the story of a mail is called. */
const storyName = (template: string) => template.charAt(0).toUpperCase() + template.slice(1);
const shown: Record<string, unknown> = stories;

describe('every mail can be seen in Storybook', () => {
  it.each([...templateNames])('%s as it is sent', (template) => {
    const mail = renderMail(template, mailExamples[template], 'https://guildhall.example.com');
    expect(shown[storyName(template)]).toMatchObject({ args: { mail } });
  });
});

/** OKLCH to sRGB, by https://www.w3.org/TR/css-color-4/#color-conversion-code, for mail programs that know hexadecimals. */
function hexadecimal(colour: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const coloursOf = ({ color, tone }: Theme) =>
  new Set([...Object.values(color), ...Object.values(tone.accent)].map(hexadecimal));

describe('mails wear the colours of the app', () => {
  const [bright = '', night = ''] = look.split('@media (prefers-color-scheme: dark)');
  it.each([
    ['light', bright, light],
    ['dark', night, dark],
  ] as const)('in the %s theme', (_, css, theme) => {
    const worn = [...css.matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour);
    expect(worn.length).toBeGreaterThan(5);
    const known = coloursOf(theme);
    expect(worn.filter((colour) => !known.has(colour))).toEqual([]);
  });
});
