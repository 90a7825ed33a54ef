import { required } from '../../kit/required.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { ownResumeMachine } from './flow.ts';

type Event = ReplayEvent<typeof ownResumeMachine>;

export const resume = required(freelancerProfile.resume);

export const loaded: Event = settled('getResume', resume);
export const nothing: Event = settled('getResume', null);
export const failure: Event = rejected('getResume', failing.network);
export const choose = {
  type: 'resume.choose',
  file: { name: 'ngozi-adeyemi-2026.pdf', size: 310_000, type: 'application/pdf' },
} as const;

export const sending: Event[] = [loaded, choose, { type: 'progress.know', percent: 40 }];
export const notSent: Event[] = [...sending, rejected('sendResume', failing.network)];
export const confirming: Event[] = [loaded, { type: 'resume.remove' }];

export const ownResumeFlow = defineFlow({
  machine: ownResumeMachine,
  others: [settled('sendResume', resume)],
  scenarios: {
    loading: [],
    loadFailed: [failure],
    shown: [loaded],
    sending: sending,
    notSent: notSent,
    downloading: [loaded, { type: 'resume.download' }],
    confirming: confirming,
    removing: [...confirming, { type: 'decision.confirm' }],

    nothing: [nothing],
    noPdf: [nothing, { ...choose, file: { ...choose.file, type: 'image/png' } }],
  },
});
