import type { SignupProgress } from '@guildhall/machines/flows/signup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readProgress, writeProgress } from './progress.ts';

const start = Date.UTC(2026, 10, 18, 9);
const seconds = (count: number) => start + count * 1000;

const progress: SignupProgress = {
  values: { email: 'ngozi@adeyemi.example', name: 'Ngozi', role: 'FREELANCER' },
  proof: { email: 'ngozi@adeyemi.example', expiresInSeconds: 900 },
  sentCode: { requestId: 'request', to: 'ngozi@adeyemi.example', resendAfterSeconds: 45, expiresInSeconds: 120 },
  secondsToResend: 40,
  door: 'FREELANCER',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a sign-up that is taken up again', () => {
  it('has the code that was sent, with what is left of its life and its countdown', () => {
    writeProgress(progress, start);
    expect(readProgress(seconds(25))).toMatchObject({ secondsToResend: 15, sentCode: { expiresInSeconds: 95 } });
    expect(readProgress(seconds(60))).toMatchObject({ secondsToResend: 0, sentCode: { expiresInSeconds: 60 } });
  });

  it('has lost what the server takes no longer, after as long as the server said', () => {
    writeProgress(progress, start);
    expect(readProgress(seconds(120))).toMatchObject({ sentCode: null, proof: { expiresInSeconds: 780 } });
    expect(readProgress(seconds(900))).toMatchObject({ values: progress.values, sentCode: null, proof: null });
  });

  it('counts from when something was said first, also over several reloads', () => {
    writeProgress(progress, start);
    writeProgress({ ...progress, secondsToResend: 10 }, seconds(30));
    const after = readProgress(seconds(40));
    expect(after).toMatchObject({ proof: { expiresInSeconds: 860 }, secondsToResend: 0 });
    writeProgress(after, seconds(40));
    expect(readProgress(seconds(50))).toMatchObject({
      proof: { expiresInSeconds: 850 },
      sentCode: { expiresInSeconds: 70 },
    });
  });

  it('gets no younger, however often it is taken up', () => {
    writeProgress(progress, start);
    for (let passed = 1.9; passed < 20; passed += 1.9) writeProgress(readProgress(seconds(passed)), seconds(passed));
    const after = readProgress(seconds(20));
    expect(after?.proof?.expiresInSeconds).toBeLessThanOrEqual(880);
    expect(after?.sentCode?.expiresInSeconds).toBeLessThanOrEqual(100);
  });

  it('gets no younger where the page needs long between reading and writing it', () => {
    writeProgress(progress, start);
    writeProgress(readProgress(seconds(10)), seconds(15));
    expect(readProgress(seconds(100))?.proof?.expiresInSeconds).toBe(800);
  });

  it('is forgotten when it is over', () => {
    writeProgress(progress, start);
    writeProgress(null, seconds(1));
    expect(readProgress(seconds(2))).toBeNull();
  });
});
