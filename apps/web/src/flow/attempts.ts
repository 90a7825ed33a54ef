import type { Effect, Toast } from '@guildhall/machines/kit/effects';
import { isTrouble } from '@guildhall/machines/kit/effects';

export interface Attempts {
  /** An effect of the flow. */
  hear: (effect: Effect) => void;
  /** A snapshot of the flow: busy or not, and at which of its steps, if it has steps. */
  see: (isBusy: boolean, step?: number) => void;
  /** The flow is left before its end. */
  leave: () => void;
}

/**
 * Follows one flow's attempts: each is a time of being busy. One that ends without trouble makes what was said of those
 * before it out of date. What was said at a step goes with the step, and trouble goes with the flow.
 */
export function watchAttempts(withdraw: (toasts: readonly Toast[]) => void): Attempts {
  let troubles: Toast[] = [];
  let hasFailed = false;
  let wasBusy = false;
  let step: number | undefined;
  /** Said at this step. */
  let said: Toast[] = [];
  /** Said on the way to what is seen next. */
  let fresh: Toast[] = [];
  return {
    hear(effect) {
      if (effect.type !== 'toast') return;
      fresh.push(effect);
      if (!isTrouble(effect)) return;
      troubles.push(effect);
      hasFailed = true;
    },
    see(isBusy, nextStep) {
      if (isBusy && !wasBusy) hasFailed = false;
      if (!isBusy && wasBusy && !hasFailed && troubles.length > 0) {
        withdraw(troubles);
        troubles = [];
      }
      wasBusy = isBusy;
      if (nextStep !== step) {
        if (said.length > 0) withdraw(said);
        said = [];
        step = nextStep;
      }
      said.push(...fresh);
      fresh = [];
    },
    leave() {
      if (troubles.length > 0) withdraw(troubles);
      troubles = [];
    },
  };
}
