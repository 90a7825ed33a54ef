import { brand } from '@guildhall/machines/domain/brand';
import { sessionFlow } from '@guildhall/machines/scenarios/session';
import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { fn } from 'storybook/test';

import type { Page, RouteEntry } from '../../apps/web/src/routes.ts';
import { inMain } from '../../apps/web/src/shell/inMain.tsx';
import { expectedVisitor } from '../../apps/web/src/shell/navigation.ts';
import { page as pageStyle } from '../../apps/web/src/shell/shell.css.ts';
import { previewIn } from '../framePreview.ts';
import type { Settings } from '../settings.ts';
import { personOf } from './scene.tsx';
import { storiesThatOpen } from './storiesThatOpen.ts';

const ShellView = lazy(async () => ({ default: (await import('../../apps/web/src/shell/ShellView.tsx')).ShellView }));

/** What lies around a screen is asked for in the toolbar; the story alone is what is tested. */
const isWanted = (globals: object) => (globals as Settings).around === 'page';

const snapshots = { VISITOR: 'guest', CLIENT: 'signedIn', FREELANCER: 'signedInFreelancer' } as const;

/** Draws a page, or what stands on one, alone in the page's main part, or between the header and the footer of its reader. */
export const inItsPage =
  (page: Page | RouteEntry | undefined): Decorator =>
  (Story, context) => {
    if (!isWanted(context.globals)) return inMain(Story, context);
    // Every story of a screen has it: see `storyOf`.
    const reader = context.args['Reader'] as keyof typeof snapshots;
    return (
      <div className={pageStyle}>
        <Suspense>
          <ShellView
            snapshot={sessionFlow.snapshots[snapshots[reader]]}
            send={fn()}
            brand={brand}
            homeHref="/"
            pathname={page && 'path' in page ? page.path : '/'}
            expected={page ? expectedVisitor(page.access) : personOf(null).visitor}
            year={2026}
          >
            <Story />
          </ShellView>
        </Suspense>
      </div>
    );
  };

/** Draws the page from which a dialog is opened under it. */
export const overItsPage =
  (screen: string): Decorator =>
  (Story, { globals }) => (
    <>
      {isWanted(globals) ? <Behind screen={screen} /> : null}
      <Story />
    </>
  );

function Behind({ screen }: { screen: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let leave: (() => Promise<void>) | undefined;
    let isLeft = false;
    const draw = async () => {
      const { default: screenImports } = await import('virtual:screen-imports');
      const openers = Object.keys(screenImports).filter((other) => screenImports[other]?.parts.includes(screen));
      const preview = previewIn({ contentWindow: window });
      const [storyId] = storiesThatOpen(openers, Object.keys(preview?.storyStoreValue?.storyIndex.entries ?? {}));
      if (!preview || storyId === undefined) return;
      const story = await preview.loadStory({ storyId });
      if (isLeft || !place.current) return;
      const ignore = { showMain: fn(), showError: fn(), showException: fn() };
      leave = preview.renderStoryToElement(story, place.current, ignore, { autoplay: false, forceInitialArgs: true });
    };
    void draw();
    return () => {
      isLeft = true;
      void leave?.();
    };
  }, [screen]);
  // As far as the window goes, though Storybook keeps a dialog's story away from its edges.
  return <div ref={place} style={{ margin: '-1rem' }} />;
}
