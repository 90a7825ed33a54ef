import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { brand } from '@guildhall/machines/domain/brand';
import { light } from '@guildhall/ui/themes/light/light.ts';
import { oklchToHex } from '@guildhall/ui/tokens/oklch.ts';
import { star } from '@guildhall/ui/tokens/star.ts';
import type { Font } from 'satori';
import satori from 'satori';

import { letterSvg } from './letter.ts';
import type { ShareCard } from './shareCard.ts';
import { sharePicture } from './sharePicture.ts';

const { width, height } = sharePicture;

/** How wide the column at the end is, and the round portrait in it. In pixels. */
const panelWidth = 352;
const portraitSize = 272;

const color = {
  surface: oklchToHex(light.color.surface),
  ink: oklchToHex(light.color.ink),
  inkMuted: oklchToHex(light.color.inkMuted),
  line: oklchToHex(light.color.line),
  accent: oklchToHex(light.color.accent),
  onAccent: oklchToHex(light.color.onAccent),
  rating: oklchToHex(light.color.rating),
};

const load = createRequire(import.meta.url);

/** A family for each part of the letters: a text takes from the next what the one before does not have. */
const families = {
  display: ['fraunces-latin-600', 'fraunces-latin-ext-600', 'fraunces-vietnamese-600'],
  text: ['figtree-latin-500', 'figtree-latin-ext-500'],
} as const;

const fontFile = (face: string) => load.resolve(`@fontsource/${face.split('-')[0]}/files/${face}-normal.woff`);

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    [...families.display, ...families.text].map(async (face) => ({
      name: face,
      data: await readFile(fontFile(face)),
      weight: 400 as const,
    })),
  );

let fonts: Promise<Font[]> | undefined;

const display = families.display.join(', ');
const text = [...families.text, ...families.display].join(', ');

/** Long titles are set smaller, so that three lines hold what people write. In pixels. */
function titleSize(title: string): number {
  if (title.length <= 22) return 92;
  return title.length <= 34 ? 72 : 56;
}

/**
 * The picture of a shared link, as an SVG whose letters are paths: a server may have no fonts. Null where the words hold a
 * letter that our fonts do not have. `portrait` is a square JPEG, since satori reads no WebP.
 */
export async function drawShareCard(
  { kind, title, line, rating, facts }: ShareCard,
  portrait: Uint8Array | null,
): Promise<string | null> {
  fonts ??= readFonts();
  let isWhole = true;
  const svg = await satori(
    <div style={{ display: 'flex', width, height, background: color.surface, color: color.ink, fontFamily: text }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          boxSizing: 'border-box',
          width: width - panelWidth,
          flexShrink: 0,
          padding: '56px 48px 56px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
          <div style={{ fontFamily: display, fontSize: 44, letterSpacing: '-0.02em' }}>{brand}</div>
          <div style={{ fontSize: 28, color: color.inkMuted }}>{kind}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
          <div
            style={{
              display: 'block',
              lineClamp: 3,
              fontFamily: display,
              fontSize: titleSize(title),
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
          {line === null ? null : (
            <div
              style={{
                display: 'block',
                lineClamp: 2,
                marginTop: 20,
                wordBreak: 'break-word',
                fontSize: 30,
                lineHeight: 1.35,
                color: color.inkMuted,
              }}
            >
              {line}
            </div>
          )}
        </div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            paddingTop: 24,
            borderTop: `2px solid ${color.line}`,
            fontSize: 30,
          }}
        >
          {rating === null ? null : (
            <div style={{ display: 'flex', alignItems: 'center', flexShrink: 0, marginRight: 32 }}>
              <svg viewBox="0 0 22 20" width={33} height={30} style={{ marginRight: 10 }}>
                <path d={star} fill={color.rating} />
              </svg>
              {rating.value}
              <div style={{ marginLeft: 10, color: color.inkMuted }}>{`(${rating.count})`}</div>
            </div>
          )}
          <div style={{ display: 'block', lineClamp: 1, minWidth: 0 }}>{facts.join('   ·   ')}</div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
          overflow: 'hidden',
          flexShrink: 0,
          width: panelWidth,
          background: color.accent,
        }}
      >
        {portrait === null ? (
          <img
            alt=""
            src={`data:image/svg+xml;utf8,${encodeURIComponent(letterSvg(color.onAccent, '6 6 20 20'))}`}
            style={{ position: 'absolute', top: 28, right: 22, width: 573, height: 573 }}
          />
        ) : (
          <img
            alt=""
            src={`data:image/jpeg;base64,${Buffer.from(portrait).toString('base64')}`}
            style={{
              width: portraitSize,
              height: portraitSize,
              borderRadius: '50%',
              border: `8px solid ${color.onAccent}`,
            }}
          />
        )}
      </div>
    </div>,
    {
      width,
      height,
      fonts: await fonts,
      // Called for letters that none of the fonts has.
      async loadAdditionalAsset() {
        isWhole = false;
        return [];
      },
    },
  );
  return isWhole ? svg : null;
}
