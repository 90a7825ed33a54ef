import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useCallback, useState } from 'react';

import { avatar, picture } from './Avatar.css.ts';
import { initialsOf, portraitOf } from './initials.ts';

type Variants = NonNullable<RecipeVariants<typeof avatar>>;

export interface AvatarProps {
  /** The person's or company's name. Initials and their colour follow from it. */
  name: string;
  /** Address of the picture, 128 px wide at least. Without one, or when it does not load, initials stand in its place. */
  src?: string | null;
  /** Address of a larger copy, loaded on dense screens where the picture is `huge`. */
  largeSrc?: string | null;
  /** 32, 44, 64 or 112 px. Default `medium`. */
  size?: Variants['size'];
  /** The name stands beside it as text, so it is not said twice. Default true. */
  isDecorative?: boolean;
}

/** Only their ratio counts: the size on screen grows with the reader's text. */
const pixels = 128;

/** A person's picture, or initials on a colour that stays theirs. */
export function Avatar({ name, src, largeSrc, size, isDecorative = true }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture may have failed before the page was hydrated, when no one listened.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...meaning} className={avatar({ size, portrait: portraitOf(name) })}>
      {initialsOf(name)}
      {src && src !== failed ? (
        <img
          ref={look}
          className={picture}
          // Before the address: the browser decides with what it has read so far.
          loading={size === 'huge' ? 'eager' : 'lazy'}
          src={src}
          srcSet={size === 'huge' && largeSrc && largeSrc !== src ? `${src} 1x, ${largeSrc} 2x` : undefined}
          alt=""
          width={pixels}
          height={pixels}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  );
}
