import type { Effect } from '@guildhall/machines/kit/effects';
import type { ReactNode } from 'react';
import { use } from 'react';

import { EffectsContext } from '../flow/useFlow.ts';

interface OnEffectProps {
  type: Effect['type'];
  onEffect: () => void;
  children: ReactNode;
}

/** Calls back when a flow within emits such an effect, which is carried out all the same. */
export function OnEffect({ type, onEffect, children }: OnEffectProps) {
  const carryOut = use(EffectsContext);
  return (
    <EffectsContext
      value={(effect) => {
        if (effect.type === type) onEffect();
        carryOut(effect);
      }}
    >
      {children}
    </EffectsContext>
  );
}
