import { useEffect, useState } from 'react';

import type { AccountPart } from './accountParts.ts';
import { accountParts } from './accountParts.ts';

/** How far down the window a heading may stand for its part to be the one that is read, as a share. */
const readingLine = 0.35;

const isAtEnd = (): boolean => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** The part of the account page that is being read: the last whose heading has come up to the reading line. */
function partInView(): AccountPart | null {
  const parts = Object.values(accountParts);
  if (isAtEnd()) return parts.at(-1) ?? null;
  const line = window.innerHeight * readingLine;
  const isRead = (part: AccountPart) =>
    (document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) <= line;
  return parts.findLast(isRead) ?? parts[0] ?? null;
}

/** Follows which part of the account page is being read; null before the page has been seen. */
export function useCurrentPart(): AccountPart | null {
  const [current, setCurrent] = useState<AccountPart | null>(null);
  useEffect(() => {
    const look = () => setCurrent(partInView());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return current;
}
