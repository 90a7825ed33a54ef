import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FORCE_REMOUNT, STORY_FINISHED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { languageOf, localeOf } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { languages } from './languages.ts';
import type { LanguageName } from './languages.ts';
import { translateElements } from './translatedElements.ts';
import { Translation } from './translation.ts';
import type { Translator } from './translation.ts';

/** Those that were chosen since the page was loaded. */
const loaded = new Map<LanguageName, Translator>();

const fonts: Partial<Record<LanguageName, () => Promise<unknown>>> = {
  Arabic: () => import('./arabicFonts.ts'),
  Hebrew: () => import('./hebrewFonts.ts'),
};

/** The story that is shown, and whether in English. */
let shown = { id: '', isEnglish: true };

/** Whether the story acts by itself. Storybook hands over what it does, and leaves that out of the type. */
const isPlayedIn = ({ viewMode, ...context }: { viewMode?: string; playFunction?: unknown }): boolean =>
  viewMode !== 'docs' && context.playFunction !== undefined;

/**
 * What a language needs, before the first story in it: its texts and its letters. English needs nothing. A story that acts
 * by itself does so again where English comes or goes: its elements become others.
 */
export const loadLanguage: Loader = async (context) => {
  const { id } = context;
  const language = languageIn(context.globals as Settings, context);
  const isEnglish = language === 'English';
  // Storybook loads the whole page anew where a drawing takes longer, so no other story is mounted by it.
  if (isPlayedIn(context)) {
    const channel = addons.getChannel();
    if (shown.id === id && shown.isEnglish !== isEnglish)
      channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId: id }));
    shown = { id, isEnglish };
  }
  if (isEnglish || loaded.has(language)) return;
  const [{ translatorInto }] = await Promise.all([import('./translate.ts'), fonts[language]?.()]);
  loaded.set(language, await translatorInto(language));
  translateElements();
};

interface Story {
  title: string;
  name: string;
}

/** Components and screens are samples; drawings, emails and the page on which a flow is played stay in English. */
const isSample = ({ title, name }: Story) =>
  /^(?:Components\/|Screens\/|Foundations\/Languages$)/.test(title) && name !== 'Play';

/** The language in which a story is shown. */
export const languageIn = (settings: Settings, story: Story): LanguageName =>
  isSample(story) ? languageOf(settings) : 'English';

/** While it plays: elements are made as those of the translation, and stay when it comes. */
const asWritten: Translator = { find: (text) => text, note: () => undefined };

interface InLanguageProps {
  language: LanguageName;
  locale: string;
  storyId: string;
  /** It acts by itself after it was drawn, and finds what it presses by English words and figures. */
  isPlayed: boolean;
  children: ReactNode;
}

function InLanguage({ language, locale, storyId, isPlayed, children }: InLanguageProps) {
  const [isPlaying, setPlaying] = useState(isPlayed && language !== 'English');
  useEffect(() => {
    if (!isPlaying) return undefined;
    const channel = addons.getChannel();
    const end = (change: { storyId: string; newPhase: string }) => {
      if (change.storyId === storyId && ['finished', 'errored', 'aborted'].includes(change.newPhase)) setPlaying(false);
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, end);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, end);
  }, [isPlaying, storyId]);
  const translator = isPlaying ? asWritten : (loaded.get(language) ?? null);
  return (
    <I18nProvider locale={isPlaying ? languages.English.locale : locale}>
      <Translation value={translator}>{children}</Translation>
    </I18nProvider>
  );
}

/** Shows the words and figures of a sample in the language that the toolbar names. */
export const withLanguage: Decorator = (Story, context) => {
  const settings = context.globals as Settings;
  const language = languageIn(settings, context);
  return (
    <InLanguage
      // Translated elements are others, and what they hold begins anew.
      key={language === 'English' ? 'as written' : 'translated'}
      language={language}
      locale={localeOf({ ...settings, language })}
      storyId={context.id}
      isPlayed={isPlayedIn(context)}
    >
      <Story />
    </InLanguage>
  );
};
