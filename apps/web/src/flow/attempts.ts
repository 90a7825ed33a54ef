import type { Effect, Toast } from '@guildhall/machines/kit/effects';
import { isTrouble } from '@guildhall/machines/kit/effects';

export interface Attempts {
  /** An effect of the flow. */
  hear: (effect: Effect) => void;
  /** A snapshot of the flow, busy or not. */
  see: (isBusy: boolean) => void;
}

/**
 * Follows one flow's attempts: each is a time of being busy. One that ends without trouble makes what was said of those
 * before it out of date.
 */
export function watchAttempts(withdraw: (toasts: readonly Toast[]) => void): Attempts {
  let troubles: Toast[] = [];
  let hasFailed = false;
  let wasBusy = false;
  return {
    hear(effect) {
      if (effect.type !== 'toast' || !isTrouble(effect)) return;
      troubles.push(effect);
      hasFailed = true;
    },
    see(isBusy) {
      if (isBusy && !wasBusy) hasFailed = false;
      if (!isBusy && wasBusy && !hasFailed && troubles.length > 0) {
        withdraw(troubles);
        troubles = [];
      }
      wasBusy = isBusy;
    },
  };
}
