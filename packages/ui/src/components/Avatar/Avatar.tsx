import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useCallback, useState } from 'react';

import { avatar, picture } from './Avatar.css.ts';
import { initialsOf, portraitOf } from './initials.ts';

type Variants = NonNullable<RecipeVariants<typeof avatar>>;

export interface AvatarProps {
  /** The person's or company's name. Initials and their colour follow from it. */
  name: string;
  /** Address of the picture. Without one, or when it does not load, initials stand in its place. */
  src?: string | null;
  /** 32, 44, 64 or 112 px. Default `medium`. */
  size?: Variants['size'];
  /** The name stands beside it as text, so it is not said twice. Default true. */
  isDecorative?: boolean;
}

/** A person's picture, or initials on a colour that stays theirs. */
export function Avatar({ name, src, size, isDecorative = true }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture may have failed before the page was hydrated, when nobody listened.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...meaning} className={avatar({ size, portrait: portraitOf(name) })}>
      {initialsOf(name)}
      {src && src !== failed ? (
        <img ref={look} className={picture} src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      ) : null}
    </span>
  );
}
