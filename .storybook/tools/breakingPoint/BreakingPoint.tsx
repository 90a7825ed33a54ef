import { useEffect, useRef, useState } from 'react';

import { Select } from '../../../packages/ui/src/components/Select/Select.tsx';
import { Slider } from '../../../packages/ui/src/components/Slider/Slider.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import type { Settings } from '../../settings.ts';
import { toolbars } from '../../toolbars.ts';
import { storybookAt } from '../frame/frameAddress.ts';
import { StoryFrame } from '../frame/StoryFrame.tsx';
import { widthLimits } from '../frame/widthLimits.ts';
import type { LayoutFault } from '../layout/layoutFaults.ts';
import { settingNames, titleOf } from '../sideBySide/side.ts';
import { StoryField } from '../stories/StoryField.tsx';
import type { ListedStory } from '../stories/storyList.ts';
import { linkTo, useToolArgs } from '../stories/toolArgs.ts';
import { toolPage } from '../stories/toolHeader.css.ts';
import { ToolHeader } from '../stories/ToolHeader.tsx';
import * as styles from './breakingPoint.css.ts';
import { textLimits } from './breakingPoints.ts';
import { BrokenList } from './BrokenList.tsx';
import { FaultList } from './FaultList.tsx';
import type { Broken } from './found.ts';
import { nameLimits } from './longNames.ts';
import { useFaults } from './useFaults.ts';
import type { Shown } from './useFaults.ts';

/** What is chosen here, and kept in the address. */
export interface Choices extends Record<string, unknown> {
  /** The id of a story. */
  story: string;
  /** In pixels. */
  width: number;
  /** Size of the text in percent. */
  text: number;
  /** Length of people's names in percent of what they are. */
  names: number;
  /** The other toolbars. */
  view: Omit<Settings, 'textSize'>;
}

export interface BreakingPointProps {
  /** The id of the story that this tool is. */
  toolId: string;
  stories: readonly ListedStory[];
  choices: Choices;
  /** What is chosen where the address says nothing. */
  initialChoices: Choices;
  /** Null where no run has left any. */
  broken: readonly Broken[] | null;
}

/** What the sliders do not set. */
export const viewNames = settingNames.filter((name) => name !== 'textSize');

/** In milliseconds: the story follows a slider when it rests. */
const pause = 150;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Any story at any width and size of text, with what is wrong there. */
export function BreakingPoint({ toolId, stories, choices, initialChoices, broken }: BreakingPointProps) {
  const [chosen, choose] = useToolArgs(toolId, choices);
  const [shown, setShown] = useState<Shown | null>(null);
  const [scale, setScale] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { story, view } = chosen;
  const { width, text, names } = useRested(chosen);
  const faults = useFaults(shown, names);
  const storyName = stories.find(({ id }) => id === story)?.name ?? story;
  // The address of nothing is that of this Storybook.
  const storybook = storybookAt('');

  const show = ({ target }: LayoutFault) => {
    const element = shown?.document.querySelector(target);
    const view = shown?.document.defaultView;
    if (!element || !view) return;
    const middle = element.getBoundingClientRect().top + view.scrollY - view.innerHeight / 2;
    scroller.current?.scrollTo({ top: middle * scale, behavior: 'instant' });
    scroller.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  return (
    <main className={toolPage}>
      <ToolHeader
        title="Breaking point"
        description="Any story at any width and size of text. What overflows, overlaps, is cut off or too small is outlined."
        link={linkTo(toolId, initialChoices, chosen)}
      >
        <StoryField key={story} stories={stories} value={story} onChange={(id) => choose({ story: id })} />
      </ToolHeader>
      <div className={styles.table}>
        <div className={styles.panel}>
          <section aria-label="Setting" className={styles.setting}>
            <Slider
              label="Width"
              value={chosen.width}
              onChange={(value) => choose({ width: value })}
              minValue={widthLimits.least}
              maxValue={widthLimits.most}
              valueText={(value) => `${value} px`}
            />
            <Slider
              label="Text size"
              value={chosen.text}
              onChange={(value) => choose({ text: value })}
              minValue={textLimits.least}
              maxValue={textLimits.most}
              step={textLimits.step}
              valueText={(value) => `${value}%`}
            />
            <Slider
              label="Length of names"
              value={chosen.names}
              onChange={(value) => choose({ names: value })}
              minValue={nameLimits.least}
              maxValue={nameLimits.most}
              step={nameLimits.step}
              valueText={(value) => `${value}%`}
            />
            <div className={styles.view}>
              {viewNames.map((name) => (
                <Select
                  key={name}
                  label={titleOf(name)}
                  optionalText={null}
                  options={toolbars[name].values.map((value) => ({ value, label: value }))}
                  value={view[name]}
                  onChange={(value) => choose({ view: { ...view, [name]: value } })}
                />
              ))}
            </div>
          </section>
          <FaultList faults={faults} onShow={show} />
        </div>
        <div className={styles.story}>
          {storybook && (
            <StoryFrame
              key={story}
              title={storyName}
              storybook={storybook}
              storyId={story}
              settings={{ ...view, textSize: String(text) }}
              width={width}
              onLoading={() => setShown(null)}
              onShown={(document) => setShown(document && { document })}
              onScale={setScale}
              scroller={scroller}
            />
          )}
          <Text size="sm" tone="muted">
            {width} px wide, text {text}%{scale < 1 ? `, drawn at ${Math.round(scale * 100)}%` : ''}.
          </Text>
        </div>
      </div>
      <BrokenList
        broken={broken}
        stories={stories}
        linkOf={(id, setting) => linkTo(toolId, initialChoices, { ...initialChoices, story: id, ...setting })}
        onOpen={(id, setting) => {
          choose({ ...initialChoices, story: id, ...setting });
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
    </main>
  );
}
