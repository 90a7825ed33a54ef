import type { Control, Effect, PageLoop, Recorder } from './types.ts';

/** Runs in the page, so everything it needs stands inside it. */
export function installLoop(): void {
  const { loopRecorder } = window;
  const controls = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'textarea',
    'select',
    'summary',
    '[contenteditable=true]',
    ...'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio spinbutton slider combobox'
      .split(' ')
      .map((role) => `[role=${role}]`),
  ].join();
  const answers = [
    'input',
    '[aria-pressed]',
    ...'checkbox radio switch tab option menuitemcheckbox menuitemradio'.split(' ').map((role) => `[role=${role}]`),
  ].join();
  const own = '.sb-wrapper, .sb-errordisplay, #storybook-docs, #storybook-highlights-root';
  /** What the mouse and the focus leave on an element that they only pass. */
  const passing =
    / (?:data-(?:hovered|pressed|focused|focus-visible|focus-within)|data-focus-visible-\w+|style)="[^"]*"/g;

  const lists: { elements: HTMLElement[]; print: string }[] = [];
  let marked = { calls: new Map<Recorder, number>(), print: '', followed: 0, focus: null as Element | null };

  const isOwn = (element: Element) => element.closest(own) !== null;

  function print(): string {
    const parts = [...document.body.children].filter((child) => !isOwn(child) && child.tagName !== 'SCRIPT');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      ...parts.map((part) => part.outerHTML.replace(passing, '')),
      ...fields.map(({ value, checked }) => `${value} ${checked}`),
    ].join('\n');
  }

  function isEnabled(element: HTMLElement): boolean {
    if (isOwn(element) || element.matches(':disabled, [readonly]')) return false;
    if (element.closest('[aria-disabled=true], [aria-readonly=true], [aria-hidden=true], [inert]') !== null)
      return false;
    // Pressing what is chosen already is no choice.
    if (element.matches('input[type=radio]:checked, [role=radio][aria-checked=true], [role=tab][aria-selected=true]'))
      return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  function kindOf(element: HTMLElement): Control['kind'] {
    if (element.matches('[role=spinbutton]:not(input), [role=slider], input[type=range]')) return 'arrow';
    if (element.matches('input[type=checkbox], input[type=radio], input[type=submit], input[type=button]'))
      return 'press';
    if (element.matches('select, input[type=file]')) return 'choose';
    if (element.matches('input[type=color]')) return 'unknown';
    if (element.matches('a[href]:not([role])')) return 'link';
    return element.matches('input, textarea, [contenteditable=true]') ? 'text' : 'press';
  }

  function describe(element: HTMLElement): Control {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const texts = [...labelled, ...labels, element].map((one) => one?.textContent ?? '');
    const name = element.getAttribute('aria-label') ?? texts.join(' ').replaceAll(/\s+/g, ' ').trim();
    const role =
      element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName);
    // The days of a calendar have names of their own, and say the same.
    const isDay = element.closest('[role=application] [role=gridcell]') !== null;
    const kind = kindOf(element);
    const holdsAnswer = ['text', 'arrow', 'choose'].includes(kind) || element.matches(answers);
    return { label: `${role} “${name.slice(0, 60)}”`, kind, role: isDay ? 'day' : role, holdsAnswer };
  }

  const elementAt = (depth: number, index: number): HTMLElement => {
    const element = lists[depth]?.elements[index];
    if (!element) throw new Error(`There is no control ${index}.`);
    return element;
  };

  /** Two turns of the event loop, for what a press changes at once and what React does after. Nothing is slept for. */
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  };

  async function readNow(depth: number, index: number): Promise<Effect> {
    await settle();
    const { pairs, recorders } = loopRecorder.found();
    const since = (recorder: Recorder) => recorder.mock.calls.slice(marked.calls.get(recorder) ?? 0);
    const sent = pairs.flatMap(({ snapshot, send }) =>
      since(send).map(([argument]) => {
        // What a screen sends is an event of its machine.
        const event = argument as { type: string };
        return { flow: snapshot.machine.id, event, isAllowed: snapshot.status === 'active' && snapshot.can(event) };
      }),
    );
    const now = print();
    const hasChanged = now !== marked.print;
    const { activeElement } = document;
    const element = lists[depth]?.elements[index];
    const hasFocusMoved =
      activeElement !== null &&
      activeElement !== document.body &&
      activeElement !== marked.focus &&
      activeElement !== element &&
      !(element && (activeElement.contains(element) || element.contains(activeElement)));
    const isAppTold = [...recorders].some((recorder) => since(recorder).length > 0);
    return {
      sent,
      isNoticed: hasChanged || hasFocusMoved || isAppTold || loopRecorder.followed > marked.followed,
      hasChanged,
      isAsAtFirst: now === lists[0]?.print,
    };
  }

  const loop: PageLoop = {
    parts: () =>
      loopRecorder
        .found()
        .pairs.map(({ snapshot: { machine, value, context } }) => ({ flow: machine.id, state: value, context })),
    collect(depth) {
      const known = new Set(lists.slice(0, depth).flatMap(({ elements }) => elements));
      const all = [...document.querySelectorAll<HTMLElement>(controls)];
      const elements = all.filter((element) => !known.has(element) && isEnabled(element));
      lists.length = depth;
      lists.push({ elements, print: print() });
      return elements.map(describe);
    },
    isAt: (depth) => lists[depth]?.print === print() && lists[depth].elements.every(({ isConnected }) => isConnected),
    async press(depth, index, patience) {
      if (!loop.isAt(depth)) return null;
      loop.mark();
      elementAt(depth, index).click();
      return loop.read(depth, index, patience);
    },
    focus(depth, index) {
      const element = elementAt(depth, index);
      element.focus();
      loop.mark();
      // At its end a slider goes the other way alone.
      if (kindOf(element) === 'arrow')
        return element instanceof HTMLInputElement && element.value === element.max ? 'ArrowDown' : 'ArrowUp';
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '1';
      element.select();
      return element.value === '1' ? '2' : '1';
    },
    async choose(depth, index) {
      loop.mark();
      const element = elementAt(depth, index);
      if (element instanceof HTMLSelectElement) {
        // The list itself is the browser's, and no mouse of a test reaches into it.
        element.selectedIndex = element.selectedIndex === 0 ? 1 : 0;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (element instanceof HTMLInputElement) {
        const chosen = new DataTransfer();
        chosen.items.add(new File(['chosen'], 'chosen.png', { type: 'image/png' }));
        element.files = chosen.files;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return loop.read(depth, index);
    },
    async follow(depth, indexes) {
      loop.mark();
      const before = loopRecorder.followed;
      for (const index of indexes) elementAt(depth, index).click();
      const effect = await loop.read(depth, indexes[0] ?? 0);
      const isAllThatHappened = effect.sent.length === 0 && !effect.hasChanged;
      return indexes.length === 1 || (isAllThatHappened && loopRecorder.followed - before === indexes.length)
        ? effect
        : null;
    },
    blur() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    mark() {
      const { pairs, recorders } = loopRecorder.found();
      const all = [...pairs.map(({ send }) => send), ...recorders];
      marked = {
        calls: new Map(all.map((recorder) => [recorder, recorder.mock.calls.length])),
        print: print(),
        followed: loopRecorder.followed,
        focus: document.activeElement,
      };
    },
    async read(depth, index, patience = 0) {
      const start = performance.now();
      const effect = await readNow(depth, index);
      const isSilent = !effect.isNoticed && effect.sent.length === 0;
      return isSilent && patience > 0 ? loop.read(depth, index, patience - (performance.now() - start)) : effect;
    },
    async collectOpened(depth, index, patience) {
      const start = performance.now();
      const opener = elementAt(depth, index);
      // What a calendar is made of is loaded when it is opened; a list may have nothing in it.
      const isStillToCome = (found: readonly Control[]) =>
        found.length === 0 && opener.isConnected && opener.matches('[aria-expanded=true][aria-haspopup=dialog]');
      // A long list has its first options before the others.
      const isGrowing = () => document.querySelector('[role=listbox][data-growing]') !== null;
      for (let before = ''; ;) {
        const found = loop.collect(depth + 1);
        const labels = found.map(({ label }) => label).join();
        const waited = performance.now() - start;
        if (isGrowing() ? waited > 15 * patience : waited > patience) return found;
        if (labels === before && !isStillToCome(found) && !isGrowing()) return found;
        before = labels;
        await settle();
      }
    },
    async collectAgain(depth, labels, patience) {
      const start = performance.now();
      const isThere = () => {
        const found = loop.collect(depth);
        return found.length === labels.length && found.every(({ label }, index) => label === labels[index]);
      };
      while (!isThere()) {
        if (performance.now() - start > patience) return false;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      // A list has its options only with the drawing after its button's, and a press before that opens nothing.
      await settle();
      return isThere();
    },
    async remount(storyId, isPlayed, labels) {
      if (!isPlayed) {
        window.story.remount();
        await settle();
        if (await loop.collectAgain(0, labels, 1000)) return true;
      }
      // Storybook's own channel between its list and its preview; it has no types outside of Storybook.
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit: (name: string, what: object) => void;
        once: (name: string, listener: () => void) => void;
      };
      const finished = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
      channel.emit('forceRemount', { storyId });
      await finished;
      await settle();
      return loop.collectAgain(0, labels, 15_000);
    },
  };
  window.loop = loop;
}
