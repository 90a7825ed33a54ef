import type { Page } from '@playwright/test';

/** What is wrong with a page of documentation, in sentences; `known` are the stories and pages that links may lead to. */
export function faultsOf(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate((ids) => {
    const content = document.querySelector('#storybook-docs .sbdocs-content');
    if (!content) return ['There is no page.'];
    const faults: string[] = [];
    // Examples are like stories: their links lead nowhere, and their words are those of a screen.
    const isInStory = (element: Element) => element.closest('[data-story-block], [data-example]') !== null;
    const own = (selector: string) => [...content.querySelectorAll(selector)].filter((each) => !isInStory(each));

    // Markdown that was not understood stands in the text as it was typed.
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (
        !parentElement ||
        isInStory(parentElement) ||
        parentElement.closest('pre, code, style, .docblock-argstable span')
      )
        continue;
      const text = textContent?.trim() ?? '';
      if (/\|\s*-|\|.*\||\*\*|__\w|`|^#{1,6} |^[-*+] |^\d+\. |\]\(|<\/?[A-Za-z]|[{}]|~~|\[object /m.test(text))
        faults.push(`Markup stands in the text: “${text.slice(0, 60)}”`);
    }

    const headings = own('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1)
      faults.push(`The page does not begin with its one first heading: ${levels.join(', ')}`);
    headings.forEach(({ textContent }, index) => {
      if (textContent.trim() === '') faults.push('A heading has no words.');
      if ((levels[index] ?? 1) > (levels[index - 1] ?? 1) + 1) faults.push(`“${textContent}” leaves out a level.`);
    });

    for (const list of own('ul, ol').filter((each) => each.closest('.sb-unstyled') === null)) {
      const marker = getComputedStyle(list).listStyleType;
      const wanted = list.localName === 'ol' ? 'decimal' : 'disc';
      if (marker !== wanted) faults.push(`A list ${list.localName} has the marker ${marker}.`);
    }
    for (const image of own('img'))
      if (!image.hasAttribute('alt')) faults.push(`An image has no alt: ${image.outerHTML}`);
    for (const image of own('img') as HTMLImageElement[])
      if (image.complete && image.naturalWidth === 0) faults.push(`An image is missing: ${image.src}`);
    for (const link of own('a[href]') as HTMLAnchorElement[]) {
      const path = new URL(link.href).searchParams.get('path');
      const id = path?.split('/').at(-1);
      if (id !== undefined && !ids.includes(id)) faults.push(`A link leads nowhere: ${path}`);
      const place = link.getAttribute('href') ?? '';
      if (place.startsWith('#') && !document.getElementById(place.slice(1)))
        faults.push(`A link leads nowhere: ${place}`);
    }

    // A frame is loaded, and its parts can be found, when it comes into sight.
    const unmarked = document.querySelectorAll<HTMLElement>('[data-missing]');
    for (const anatomy of unmarked) faults.push(`A part has no number: ${anatomy.dataset['missing']}`);
    if (unmarked.length > 0) unmarked[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
    else scrollTo({ top: 0, behavior: 'instant' });

    for (const overlay of document.querySelectorAll('[role=dialog], [role=alertdialog], [aria-modal=true]'))
      faults.push(`A dialog is open on the page: “${overlay.textContent.trim().slice(0, 40)}”`);
    if (content.closest('[inert], [aria-hidden=true]')) faults.push('Something modal has made the page inert.');
    const isCovered = [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight * share);
      return top && top !== document.body && top !== document.documentElement && !top.closest('#storybook-docs');
    });
    if (isCovered) faults.push('Something lies over the page.');
    if (document.activeElement?.localName === 'iframe') faults.push('A frame has taken the focus.');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('The page scrolls sideways.');
    for (const message of document.querySelectorAll<HTMLElement>('.sb-errordisplay, .sb-nopreview'))
      if (message.checkVisibility())
        faults.push(`Storybook shows an error: ${message.textContent.trim().slice(0, 200)}`);
    return [...new Set(faults)];
  }, known);
}

/** How many screens a page is long, without its table of props. */
export function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('#storybook-docs .sbdocs-content h2')];
    const props = headings.find(({ textContent }) => textContent === 'Props');
    const end = props ? props.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight;
    return end / innerHeight;
  });
}

/** How a part of a page looks, by the toolbar that changes it, and which toolbars it does not follow by intention. */
interface Look {
  part: string;
  look: Record<'theme' | 'direction' | 'textSize' | 'motion' | 'colours', string>;
  fixed: readonly string[];
}

/** How the page, an element of it, and each story on it look; of frames those in sight. */
export function looksOf(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    const lookOf = (element: Element | null | undefined) => {
      const view = element?.ownerDocument.defaultView;
      if (!element || !view) return null;
      const { color, backgroundColor, borderTopColor, direction, fontSize, transitionProperty } =
        view.getComputedStyle(element);
      const colors = [color, backgroundColor, borderTopColor].join(' ');
      return { theme: colors, direction, textSize: fontSize, motion: transitionProperty, colours: colors };
    };
    // An amount reads in the direction of its own locale.
    const within = (root: ParentNode | null | undefined) => root?.querySelector('*:not(bdi)');
    const looks = [
      { part: 'page', look: lookOf(document.querySelector('.sbdocs-wrapper')), fixed: [] as string[] },
      { part: 'text', look: lookOf(document.querySelector('.sbdocs-content h1')), fixed: [] },
    ];
    for (const story of document.querySelectorAll('[data-story-block] [data-name]'))
      looks.push({ part: `story ${story.getAttribute('data-name')}`, look: lookOf(within(story)), fixed: [] });
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-story-block] iframe')) {
      const { top, bottom } = frame.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || !frame.contentWindow) continue;
      // What a story sets for itself, Storybook keeps only here.
      const preview = Reflect.get(frame.contentWindow, '__STORYBOOK_PREVIEW__') as
        | { currentRender?: { story?: { storyGlobals?: object } } }
        | undefined;
      looks.push({
        part: `frame ${new URL(frame.src).searchParams.get('id')}`,
        look: lookOf(within(frame.contentDocument?.querySelector('#storybook-root'))),
        fixed: Object.keys(preview?.currentRender?.story?.storyGlobals ?? {}),
      });
    }
    return looks.flatMap(({ look, ...part }) => (look === null ? [] : [{ ...part, look }]));
  });
}
