import type { Check, SiteCheck } from '../check.ts';
import { axeCheck } from './axe.ts';

/** Every check of one page. */
export const checks: readonly Check[] = [axeCheck];

/** Every check of all routes together. */
export const siteChecks: readonly SiteCheck[] = [];
