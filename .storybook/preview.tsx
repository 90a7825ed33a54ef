import type { Decorator, Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';

import '../packages/ui/src/foundations/global.css.ts';
import { font } from '../packages/ui/src/tokens/scales.ts';
import { withComponentProps } from './componentProps.ts';
import { pageBlocks } from './components/pageBlocks.ts';
import { GeneratedPage } from './docs/GeneratedPage.tsx';
import { playInFrame } from './docsFrame.ts';
import { DocsPage } from './DocsPage.tsx';
import { docsRenderer } from './docsRenderer.ts';
import { withFrames } from './frames.ts';
import './fonts.ts';
import { withLiveArgs } from './liveArgs.tsx';
import { withPictureModes } from './pictures.ts';
import { preferredTheme } from './preferredTheme.ts';
import { fieldWidth } from './preview.css.ts';
import { applySettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { withStoryHandle } from './storyHandle.tsx';
import { toolbars, viewports } from './toolbars.ts';

// What a story waits for comes late on a busy machine, where several frames play on one docs page.
configure({ asyncUtilTimeout: 10_000 });

const onTheDocument: Decorator = (Story, { globals, parameters, title, viewMode }) => {
  // The toolbars' names are the names of our globals.
  const settings = globals as Settings;
  // A docs page has them from its container, also where no story stands; those of its stories are not the page's.
  if (viewMode !== 'docs') applySettings(settings);

  // Hebrew brings the direction and keeps the digits, so that the stories' English stays readable.
  const story = (
    <I18nProvider locale={settings.direction === 'rtl' ? 'he-IL' : 'en-US'}>
      {title.startsWith('Components/Fields/') ? (
        <div className={fieldWidth}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </I18nProvider>
  );
  // A component stands in the page's main part, as it will; screens and shells bring their own landmarks.
  return parameters['layout'] === 'fullscreen' || viewMode === 'docs' ? story : <main>{story}</main>;
};

const preview: Preview = {
  // Before the first story: what is measured while a story plays, a popover's place, would be that of the fallback.
  beforeAll: async () => {
    const families = [font.text, font.display].map((stack) => stack.split(',')[0] ?? stack);
    await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`)));
  },
  beforeEach: playInFrame,
  argTypesEnhancers: [withComponentProps, withPictureModes, withFrames],
  decorators: [withLiveArgs, onTheDocument, withStoryHandle],
  globalTypes: Object.fromEntries(
    Object.entries(toolbars).map(([name, { title, icon, values }]) => [
      name,
      {
        description: title,
        toolbar: {
          title,
          icon,
          items: values.map((value) => ({ value, title: `${title}: ${value}` })),
          dynamicTitle: true,
        },
      },
    ]),
  ),
  initialGlobals: {
    ...Object.fromEntries(Object.entries(toolbars).map(([name, { values }]) => [name, values[0]])),
    theme: preferredTheme(),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    // Components bring a page of their own.
    docs: {
      renderer: docsRenderer,
      container: DocsPage,
      page: GeneratedPage,
      // What their pages need not import.
      components: pageBlocks,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // Where a rule passes, one example is enough: a selector of every element took longer than the rules.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find by task',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Layout', 'Motion'],
          'State maps',
          ['All machines', 'How to read one', 'Flows', 'Lifecycles'],
          'Components',
          ['Layout', 'Text', 'Actions', 'Fields', 'Overlays', 'Feedback', 'Navigation', 'Data', '*'],
          'Screens',
          [
            'Getting in',
            'Finding',
            'Profiles',
            'Posting and applying',
            'Hiring',
            'Meetings',
            'Finishing work',
            'Ratings',
            'Account',
            'Frame and pages',
          ],
          'Emails',
        ],
        method: 'alphabetical',
      },
    },
  },
};

export default preview;
