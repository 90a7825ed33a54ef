// Before anything makes elements.
import './languages/translatedElements.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
// Storybook asks for it when the first story is about to be drawn, which then waits for its largest file.
import 'react-dom/client';
import { configure } from 'storybook/test';

import '../packages/ui/src/foundations/global.css.ts';
import { withComponentProps } from './componentProps.ts';
import { playInFrame } from './docsFrame.ts';
import { docsRenderer } from './docsRenderer.ts';
import { loadFaces } from './fonts.ts';
import { withFrames } from './frames.ts';
import { languages } from './languages/languages.ts';
import { languageIn, loadLanguage, withLanguage } from './languages/withLanguage.tsx';
import { withLiveArgs } from './liveArgs.tsx';
import { withPictureModes } from './pictures.ts';
import { preferredTheme } from './preferredTheme.ts';
import { preloadLater } from './preloadLater.ts';
import { fieldWidth } from './preview.css.ts';
import { applySettings, directionOf } from './settings.ts';
import type { Settings } from './settings.ts';
import { withStoryHandle } from './storyHandle.tsx';
import { asInAddress, toolbars, viewports } from './toolbars.ts';
import './tools/layout/handle.ts';
import { readToPanel } from './transcript/reader.ts';

// What a story waits for comes late on a busy machine, where several frames play on one docs page.
configure({ asyncUtilTimeout: 10_000 });

const onTheDocument: Decorator = (Story, { globals, parameters, title, name, viewMode }) => {
  // The toolbars' names are the names of our globals.
  const chosen = globals as Settings;
  const language = languageIn(chosen, { title, name });
  const settings = { ...chosen, language };
  // A docs page has them from its container, also where no story stands; those of its stories are not the page's.
  if (viewMode !== 'docs') applySettings(settings);

  const story = title.startsWith('Components/Fields/') ? (
    <div className={fieldWidth}>
      <Story />
    </div>
  ) : (
    <Story />
  );
  // The page around it is in English, whatever it is in.
  if (viewMode === 'docs' && language !== 'English')
    return (
      <div lang={languages[language].lang} dir={directionOf(settings)}>
        {story}
      </div>
    );
  // A component stands in the page's main part, as it will; screens and shells bring their own landmarks.
  return parameters['layout'] === 'fullscreen' || viewMode === 'docs' ? story : <main>{story}</main>;
};

const preview: Preview = {
  beforeAll: () => {
    readToPanel();
    preloadLater();
    return loadFaces();
  },
  loaders: [loadLanguage],
  beforeEach: playInFrame,
  argTypesEnhancers: [withComponentProps, withPictureModes, withFrames],
  decorators: [withLiveArgs, withLanguage, onTheDocument, withStoryHandle],
  globalTypes: Object.fromEntries(
    Object.entries(toolbars).map(([name, { title, icon, values }]) => [
      name,
      {
        description: title,
        toolbar: {
          title,
          icon,
          items: values.map((value) => ({ value: asInAddress(value), title: `${title}: ${value}` })),
          dynamicTitle: true,
        },
      },
    ]),
  ),
  initialGlobals: {
    ...Object.fromEntries(Object.entries(toolbars).map(([name, { values }]) => [name, asInAddress(values[0] ?? '')])),
    theme: preferredTheme(),
    // The panel runs axe while it is open: see `AxeWhenSeen`.
    a11y: { manual: true },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    docs: {
      renderer: docsRenderer,
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
          ['Colour', 'Type', 'Space and shape', 'Layout', 'Motion', 'Languages', 'Design tools'],
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
          'Tools',
        ],
        method: 'alphabetical',
      },
    },
  },
};

export default preview;
