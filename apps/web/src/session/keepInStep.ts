import type { sessionMachine } from '@guildhall/machines/flows/session';
import type { Toast } from '@guildhall/machines/kit/effects';
import type { ActorRefFrom } from 'xstate';

import type { Api } from '../api.ts';
import { onNews } from '../changes/news.ts';
import { ownDrafts } from '../flow/drafts.ts';
import {
  adoptSession,
  browserStorages,
  dropSession,
  forgetSession,
  readSession,
  rewriteSession,
  storeSession,
} from './storage.ts';
import { connectTabs, patience } from './tabs.ts';

interface SessionOfTab {
  actor: ActorRefFrom<typeof sessionMachine>;
  api: Api;
}

/**
 * Asks the server something that only the session's owner is told. A 401 ends the session, as anywhere; without an answer
 * it is taken to last.
 */
function check({ actor, api }: SessionOfTab) {
  const { session } = actor.getSnapshot().context;
  if (session === null) return;
  const confirm = () => actor.send({ type: 'session.confirm', token: session.token });
  (session.role === 'CLIENT' ? api.getClientProfile() : api.getFreelancerProfile()).then(confirm, confirm);
}

/**
 * Keeps the session's machine, the browser's storages and the other tabs in step. What another tab says is put before
 * the machine, and the storages are touched only as it decides. Gives the way to stop.
 */
export function keepInStep(tab: SessionOfTab, toast: (toast: Toast) => void): () => void {
  const { actor } = tab;
  const storages = browserStorages();
  const tabs = connectTabs((news) => {
    switch (news.type) {
      case 'asked': {
        const { session } = actor.getSnapshot().context;
        if (session !== null) tabs.tell({ type: 'opened', session });
        break;
      }
      case 'opened':
        actor.send({ type: 'session.sync', session: news.session });
        break;
      case 'closed':
        actor.send({ type: 'session.end', token: news.token });
        break;
    }
  });
  const subscription = actor.on('*', (effect) => {
    switch (effect.type) {
      case 'session.store':
        storeSession(storages, effect.session, effect.remember);
        ownDrafts(effect.session.email);
        tabs.tell({ type: 'opened', session: effect.session });
        break;
      case 'session.rewrite':
        rewriteSession(storages, effect.session);
        ownDrafts(effect.session.email, effect.former.email);
        tabs.tell({ type: 'opened', session: effect.session });
        break;
      case 'session.adopt':
        adoptSession(storages, effect.session);
        ownDrafts(effect.session.email, effect.former?.email);
        break;
      case 'session.forget':
        forgetSession(storages, effect.token);
        tabs.tell({ type: 'closed', token: effect.token });
        break;
      case 'session.drop':
        dropSession(storages, effect.token);
        break;
      case 'session.check':
        check(tab);
        break;
      case 'toast':
        toast(effect);
        break;
    }
  });

  const stored = readSession(storages);
  const restore = () => actor.send({ type: 'session.restore', stored });
  // Also with a session of its own: another tab may have opened a later one while this one was closed.
  tabs.tell({ type: 'asked' });
  const isSession = stored !== null && stored !== 'unrecognized';
  if (isSession) restore();
  const waiting = isSession ? undefined : setTimeout(restore, patience);
  /** A page that was put to sleep, or away whole, may have missed what was said meanwhile; storages and server know. */
  const lookAgain = () => {
    const { session } = actor.getSnapshot().context;
    const kept = readSession(storages);
    if (kept !== null && kept !== 'unrecognized') actor.send({ type: 'session.sync', session: kept });
    else if (session !== null) actor.send({ type: 'session.end', token: session.token });
    tabs.tell({ type: 'asked' });
    check(tab);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lookAgain();
  };
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('resume', lookAgain);
  const stopHearing = onNews((news) => {
    if (news === 'session' || news === 'account') check(tab);
  });
  return () => {
    stopHearing();
    clearTimeout(waiting);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('resume', lookAgain);
    subscription.unsubscribe();
    tabs.disconnect();
  };
}
