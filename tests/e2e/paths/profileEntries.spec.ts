import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { plain } from '../../../apps/server/src/files/testing/samples.ts';
import { profileEntriesMachine } from '../../../packages/machines/src/flows/profileEntries/flow.ts';
import { inputOf, profile } from '../../../packages/machines/src/flows/profileEntries/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer, send } from '../freelancers.ts';
import { versioned } from './answered.ts';
import type { Calls } from './calls.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { FileOfDevice } from './files.ts';
import { chosenFile } from './files.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { asTheLast, endsWith, fills, presses, pressesAgain, serves, spoils, topmostOf, types } from './moves.ts';
import { openOwnForm } from './ownForm.ts';
import { expect, test } from './test.ts';

type Machine = typeof profileEntriesMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const list = 'getFreelancerProfile';
const lost = 'no network';

const isListed = (at: Snapshot) => at.matches('listed');
const isEditing = (at: Snapshot) => at.matches('editing');
const isNew = ({ context }: Snapshot) => context.id === null;
const isSavable = ({ context: { values } }: Snapshot, entry: object) =>
  JSON.stringify({ ...values, ...entry }) === JSON.stringify(values);
const titles = ({ context: { entries } }: Snapshot) => (entries ?? []).map(({ values }) => values.title).join();
/** Something is open: all that decides what can happen next. What was typed before is gone where the list is shown. */
const isOpen = (at: Snapshot) => !['loading', 'loadFailed', 'listed'].some((state) => at.value === state);
/** Something is at hand. What was only listed is not: the page was just loaded, or an entry is gone. */
const isAtWork = (at: Snapshot) => isOpen(at) || (at.matches('listed') && at.context.by !== null);

/** What tells one situation from another, beside the state. */
function tell(at: Snapshot): string {
  const { id, by, values, problems, image } = at.context;
  const entry = [id !== null, at.matches('moving') && `${by} ${id}`, values.title, values.endDate, image?.name];
  return [titles(at), ...(isOpen(at) ? [...entry, Object.keys(problems).join()] : [])].join(' ');
}

/** What is done with one of the entries that are listed. */
function onEntry(
  name: (title: string) => string,
  { place, when, eventOf }: { place: number; when: (at: Snapshot) => boolean; eventOf: (id: string) => Event },
): Move {
  const eventsOf = ({ context: { entries } }: Snapshot): Event[] =>
    (entries ?? []).slice(place, place + 1).map(({ id }) => eventOf(id));
  return {
    name: name(`number ${place + 1}`),
    by: 'person',
    events: (at) => (isListed(at) && when(at) && eventsOf(at).length > 0 ? eventsOf(at) : null),
    async happen({ place: where }, at) {
      const { title = '', company = '' } = at.context.entries?.[place]?.values ?? {};
      const told = company === '' ? title : `${title}, ${company}`;
      await where.getByRole('button', { name: name(told), exact: true }).click();
      return eventsOf(at);
    },
  };
}

const shared: Move[] = [
  ...spoils<Machine, World>(list),
  presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('loadFailed') }),
  presses('Save', { type: 'entry.save' }, { when: isEditing }),
  pressesAgain('Saving…', 'saveEntry'),
  presses('Cancel', { type: 'entry.cancel' }, { when: isEditing }),
];

interface OwnList {
  /** What stands on the page at the end. */
  outcome: { text: string; isThere: boolean };
}

/** What was done leads to the list, which is read again. */
const endsIn = (list: OwnList, text: string, isThere: boolean, move: Move): Move =>
  endsWith(move, () => {
    list.outcome = { text, isThere };
  });

const kinds = (entries: string) => ({
  [list]: /^GET/,
  saveEntry: new RegExp(`^(POST|PUT) /freelancer/${entries}(/[^/]+)?$`),
  removeEntry: /^DELETE/,
  moveEntry: /\/place$/,
});

function walk(page: Page, entries: string) {
  return {
    machine: profileEntriesMachine,
    page,
    place: (where: Page) => where.locator(topmostOf('main')),
    isAtWork,
    kinds: kinds(entries),
  };
}

/** The list is read again, and shows what was done; or nothing was, which a toast has said. */
async function sees(page: Page, { outcome: { text, isThere } }: OwnList, calls: Calls) {
  if (text === '') return;
  await (await calls.next(/^GET/)).serve();
  await expect(page.getByRole('button', { name: /^Add / })).toBeEnabled();
  await expect(page.getByRole('article', { name: text, exact: true })).toHaveCount(isThere ? 1 : 0);
}

const job = { title: 'Web developer', company: 'Tidewater Studio', startDate: '2018-03' };
const other = { title: 'Designer', company: 'Harbour & Pine', startDate: '2021-05' };

test('the experience of a freelancer, entry by entry: every way through it', async ({
  traveller: { page, line },
  mail,
  oracle,
  db,
}) => {
  const { email, token } = await newFreelancer(page, mail, { isComplete: true });
  const own: OwnList = { outcome: { text: '', isThere: true } };
  const input = inputOf('experience');
  const [entry] = profile.experienceEntries;
  if (entry === undefined) throw new Error('There is an entry to begin with.');
  const sample = { ...entry, title: job.title, company: job.company, startDate: `${job.startDate}-01`, endDate: null };
  const hands = {
    title: types('Job title'),
    company: types('Company'),
    startDate: types('From'),
    endDate: types('Until (optional)'),
  };
  const text = `${other.title}, ${other.company}`;
  const first = `${job.title}, ${job.company}`;
  const clear = () =>
    db
      .deleteFrom('experienceEntries')
      .where('userId', '=', (users) => users.selectFrom('users').select('id').where('email', '=', email))
      .execute();
  async function restore() {
    await clear();
    await send(page.request, 'post', '/freelancer/experience', { ...job, startDate: `${job.startDate}-01` }, token);
  }
  const isFilled = (at: Snapshot) => isSavable(at, other);

  const moves: Move[] = [
    versioned(
      serves('one is listed', list, {
        when: () => true,
        status: 200,
        data: { ...profile, experienceEntries: [sample] },
        prepare: restore,
      }),
    ),
    versioned(
      serves('there is none', list, {
        when: () => true,
        status: 200,
        data: { ...profile, experienceEntries: [] },
        prepare: async () => void (await clear()),
      }),
    ),
    ...shared,
    presses('Add Experience', { type: 'entry.add' }, { when: isListed }),
    onEntry((title) => `Edit ${title}`, { place: 0, when: () => true, eventOf: (id) => ({ type: 'entry.edit', id }) }),
    onEntry((title) => `Remove ${title}`, {
      place: 0,
      when: () => true,
      eventOf: (id) => ({ type: 'entry.remove', id }),
    }),
    fills('a whole entry', { ...other, endDate: '' }, { hands, when: isEditing }),
    fills(
      'an end before the beginning',
      { endDate: '2010-01' },
      { hands, when: (at) => isEditing(at) && !isNew(at) && isSavable(at, job) },
    ),
    presses('Cancel', { type: 'decision.cancel' }, { when: (at) => at.matches('confirming') }),
    presses('Remove Entry', { type: 'decision.confirm' }, { when: (at) => at.matches('confirming') }),
    pressesAgain('Remove Entry', 'removeEntry'),
    endsIn(
      own,
      text,
      true,
      serves('it is added', 'saveEntry', { when: (at) => isNew(at) && isFilled(at), status: 201 }),
    ),
    endsIn(
      own,
      text,
      true,
      serves('it is changed', 'saveEntry', { when: (at) => !isNew(at) && isFilled(at), status: 200 }),
    ),
    endsIn(
      own,
      first,
      true,
      serves('it is saved as it was', 'saveEntry', { when: (at) => !isNew(at) && !isFilled(at), status: 200 }),
    ),
    endsIn(own, first, false, serves('it is removed', 'removeEntry', { when: () => true, status: 200 })),
    ...['saveEntry', 'removeEntry'].map((call) =>
      asTheLast(
        endsIn(
          own,
          '',
          false,
          serves(`it was removed in another window (${call})`, call, {
            when: (at) => !isNew(at),
            status: 404,
            prepare: async () => void (await clear()),
          }),
        ),
      ),
    ),
    ...spoils<Machine, World>('saveEntry', { when: (at) => isNew(at) }),
    ...spoils<Machine, World>('saveEntry', { when: (at) => !isNew(at), only: lost }),
    ...spoils<Machine, World>('removeEntry'),
  ];
  const { machine, place, ...rest } = walk(page, 'experience');
  const calls = await holdCalls(page, /^(GET \/freelancer\/profile|\w+ \/freelancer\/experience.*)$/, '/edit-profile');
  await live({
    ...rest,
    name: 'profileEntries, experience',
    machine,
    place,
    input,
    moves,
    calls,
    tell,
    draw: (events) => oracle.draw('profileEntries', { input, events }),
    async begin() {
      await openOwnForm(page, calls, '/edit-profile?part=experience');
      return { page, place: place(page), line, calls, kinds: rest.kinds };
    },
    end: () => sees(page, own, calls),
  });
});

const pieces = ['Alpha', 'Beta', 'Gamma'];
const another = { title: 'Delta', technologies: 'React' };

test('the portfolio of a freelancer, with its order and its pictures: every way through it', async ({
  traveller: { page, line },
  mail,
  oracle,
  db,
}) => {
  const { email, token } = await newFreelancer(page, mail, { isComplete: true });
  const own: OwnList = { outcome: { text: '', isThere: true } };
  const input = inputOf('portfolio');
  const picture: FileOfDevice = {
    name: 'ferry.png',
    mimeType: 'image/png',
    buffer: await plain(8, 8).png().toBuffer(),
  };
  const claimed: FileOfDevice = { ...picture, name: 'no-picture.png', buffer: Buffer.from('no picture at all') };
  const hands = { title: types('Title'), technologies: types('Made with (optional)') };
  const sample = profile.portfolio.slice(0, pieces.length).map((piece, index) => ({
    ...piece,
    title: pieces[index] ?? '',
    description: null,
    projectUrl: null,
    technologies: [],
    image: null,
  }));
  const userId = db.selectFrom('users').select('id').where('email', '=', email);
  const clear = () => db.deleteFrom('portfolioItems').where('userId', '=', userId).execute();
  async function restore() {
    await clear();
    for (const title of pieces)
      await send(page.request, 'post', '/freelancer/portfolio', { title, technologies: [] }, token);
  }
  const inOrder = (at: Snapshot) => titles(at) === pieces.join();
  const hasFile = (file: FileOfDevice) => (at: Snapshot) => at.context.image?.name === file.name;
  const chooses = (name: string, file: FileOfDevice): Move => {
    const events: Event[] = [{ type: 'image.choose', image: chosenFile(file) }];
    return {
      name,
      by: 'person',
      events: (at) => (isEditing(at) && isSavable(at, another) && at.context.image === null ? events : null),
      async happen({ place }) {
        await place.getByLabel('Picture (optional)').setInputFiles(file);
        return events;
      },
    };
  };
  const movesTo = (by: -1 | 1, place: number, when: (at: Snapshot) => boolean) =>
    onEntry((title) => `Move ${title} ${by < 0 ? 'up' : 'down'}`, {
      place,
      when,
      eventOf: (id) => ({ type: 'entry.move', id, by }),
    });

  const moves: Move[] = [
    versioned(
      serves('they are listed', list, {
        when: () => true,
        status: 200,
        data: { ...profile, portfolio: sample },
        prepare: restore,
      }),
    ),
    ...shared,
    // Up and down, and to the end of the list, where one of the two buttons goes.
    movesTo(1, 0, inOrder),
    movesTo(-1, 1, (at) => !inOrder(at)),
    movesTo(1, 1, inOrder),
    movesTo(-1, 2, (at) => !inOrder(at) && titles(at).startsWith('Alpha')),
    serves('it is moved', 'moveEntry', { when: () => true, status: 200 }),
    ...spoils<Machine, World>('moveEntry', { when: inOrder }),
    presses('Add Piece', { type: 'entry.add' }, { when: (at) => isListed(at) && inOrder(at) }),
    fills('a whole piece', another, { hands, when: isEditing }),
    chooses('a picture', picture),
    chooses('what claims to be a picture', claimed),
    {
      name: 'no picture after all',
      by: 'person',
      events: (at) => (isEditing(at) && at.context.image !== null ? [{ type: 'image.choose', image: null }] : null),
      async happen({ place }) {
        await place.getByRole('button', { name: 'Clear the chosen file' }).click();
        return [{ type: 'image.choose', image: null }];
      },
    },
    endsIn(
      own,
      another.title,
      true,
      serves('it is added', 'saveEntry', { when: (at) => !hasFile(claimed)(at), status: 201 }),
    ),
    serves('its picture is refused', 'saveEntry', { when: hasFile(claimed), status: 415 }),
    ...spoils<Machine, World>('saveEntry', { when: hasFile(picture) }),
  ];
  const { machine, place, ...rest } = walk(page, 'portfolio');
  const calls = await holdCalls(page, /^(GET \/freelancer\/profile|\w+ \/freelancer\/portfolio.*)$/, '/edit-profile');
  await live({
    ...rest,
    name: 'profileEntries, portfolio',
    machine,
    place,
    input,
    moves,
    calls,
    tell,
    draw: (events) => oracle.draw('profileEntries', { input, events }),
    async begin() {
      await openOwnForm(page, calls, '/edit-profile?part=portfolio');
      return { page, place: place(page), line, calls, kinds: rest.kinds };
    },
    end: () => sees(page, own, calls),
  });
});
