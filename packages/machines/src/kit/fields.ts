import * as z from 'zod/mini';

import { amountOf } from '../domain/amounts.ts';
import { completeAddress } from '../domain/webAddress.ts';
import type { Limit } from './blank.ts';
import { orNull, tooLong } from './blank.ts';

const fits = (limit: Limit) => z.maxLength(limit.maxLength, tooLong(limit));

/** A text that must hold more than spaces. */
export const requiredText = (message: string, limit: Limit) =>
  z.string().check(z.trim(), z.minLength(1, message), fits(limit));

export const optionalText = (limit: Limit) => z.string().check(z.trim(), fits(limit));

/** A text that is cleared by leaving it empty; null when it is sent. */
export const clearable = (text: z.core.$ZodType<string, string>) => z.pipe(text, z.transform(orNull));

const webAddress = /^https?:\/\/[^\s/?#]+\S*$/i;

/** The address of a page, or nothing. `https://` need not be typed. */
export const optionalUrl = (limit: Limit) =>
  z.string().check(
    z.trim(),
    z.overwrite(completeAddress),
    z.refine((text) => text === '' || webAddress.test(text), 'Enter the full address, starting with https://.'),
    fits(limit),
  );

/** The address of a page of certain sites, which `isTaken` tells. `https://` need not be typed. */
export const requiredUrl = (
  words: { missing: string; invalid: string },
  limit: Limit,
  isTaken: (address: string) => boolean,
) => requiredText(words.missing, limit).check(z.overwrite(completeAddress), z.refine(isTaken, words.invalid));

/** An amount of dollars as typed, between the contract's limits; a number when it is sent. */
export const typedAmount = (missing: string, invalid: string, limit: { minimum: number; maximum: number }) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, missing),
      z.refine((text) => isBetween(amountOf(text), limit), invalid),
    ),
    // What is no amount was refused above.
    z.transform((text) => Number(amountOf(text))),
  );

const isBetween = (amount: number | null, limit: { minimum: number; maximum: number }): boolean =>
  amount !== null && amount >= limit.minimum && amount <= limit.maximum;
