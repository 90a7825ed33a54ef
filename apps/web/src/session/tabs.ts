import type { DatedSession } from '@guildhall/machines/flows/session';

const channelName = 'session';

/** How long a new tab waits for the others to share a session, in milliseconds. They answer within a few. */
export const patience = 120;

/** What tabs of one browser tell each other. Each message names its session: it may be read long after it was sent. */
export type News = { type: 'asked' } | { type: 'opened'; session: DatedSession } | { type: 'closed'; token: string };

export interface Tabs {
  tell: (news: News) => void;
  disconnect: () => void;
}

/**
 * Connects this tab with the others of its browser. A channel and not the storage event, because a session that is not
 * remembered lives in a storage that only its own tab sees; a new tab asks the others for it.
 */
export function connectTabs(onNews: (news: News) => void): Tabs {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  return { tell: (news) => channel.postMessage(news), disconnect: () => channel.close() };
}
