import { Button as Step } from 'react-aria-components/Button';

import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { Card } from '../../../packages/ui/src/components/Card/Card.tsx';
import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Slider } from '../../../packages/ui/src/components/Slider/Slider.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import type { Settings } from '../../settings.ts';
import { WidthField } from '../frame/WidthField.tsx';
import { linkTo, useToolArgs } from '../stories/toolArgs.ts';
import { toolPage } from '../stories/toolHeader.css.ts';
import { ToolHeader } from '../stories/ToolHeader.tsx';
import * as styles from './film.css.ts';
import type { Film, FilmFrame, FilmPerson } from './film.ts';
import { Still } from './Still.tsx';

export interface Choices extends Record<string, unknown> {
  /** Which frame, counted from 1. */
  frame: number;
  /** The width of both people's windows in pixels. */
  width: number;
}

interface FilmPageProps {
  toolId: string;
  film: Film;
  choices: Choices;
  initialChoices: Choices;
  settings: Settings;
}

/** The time on a person's device, in their zone. */
const clockOf = ({ zone }: FilmPerson, at: string) =>
  new Intl.DateTimeFormat('en', { timeStyle: 'medium', timeZone: zone }).format(new Date(at));

const cityOf = ({ zone }: FilmPerson) => zone.split('/').at(-1)?.replace('_', ' ');

/** A journey to scrub: what each of the people has before them after each step, and the mail that came. */
export function FilmPage({ toolId, film, choices: given, initialChoices, settings }: FilmPageProps) {
  const [choices, choose] = useToolArgs(toolId, given);
  const { title, people, style, frames } = film;
  const index = Math.min(Math.max(choices.frame, 1), frames.length) - 1;
  const frame = frames[index];
  const goTo = (next: number) => choose({ frame: next + 1 });
  return (
    <div className={toolPage}>
      <ToolHeader
        title={title}
        description="Filmed while a browser test carried it out on a real server. The toolbars apply to both screens."
        link={linkTo(toolId, initialChoices, choices)}
      >
        <Slider
          label="Step"
          value={index + 1}
          minValue={1}
          maxValue={frames.length}
          valueText={(value) => `${value} of ${frames.length}`}
          onChange={(value) => choose({ frame: value })}
        />
      </ToolHeader>
      <main className={styles.table}>
        <nav aria-label="Steps" className={styles.side}>
          <WidthField value={choices.width} onChange={(width) => choose({ width })} />
          <div className={styles.turns}>
            <Button isDisabled={index === 0} onPress={() => goTo(index - 1)}>
              Back
            </Button>
            <Button isDisabled={index === frames.length - 1} onPress={() => goTo(index + 1)}>
              Next
            </Button>
          </div>
          <ol className={styles.steps}>
            {frames.map(({ caption }, place) => (
              <li key={caption}>
                <Step
                  className={styles.step}
                  {...(place === index && { 'aria-current': 'step' })}
                  onPress={() => goTo(place)}
                >
                  <span className={styles.number}>{place + 1}</span>
                  {caption}
                </Step>
              </li>
            ))}
          </ol>
        </nav>
        {frame && (
          <div className={styles.stage}>
            <Heading level={2} size="lg">
              {frame.caption}
            </Heading>
            <div className={styles.people}>
              {people.map((person, place) => (
                <figure key={person.name} className={styles.person}>
                  <figcaption>
                    <Text>
                      {person.name}, {person.part}
                    </Text>
                    <Text size="sm" tone="muted">
                      {clockOf(person, frame.at)} in {cityOf(person)}, at {frame.pages[place]?.address}
                    </Text>
                  </figcaption>
                  <Still
                    title={`${person.name}’s screen`}
                    html={frame.pages[place]?.html ?? ''}
                    style={style}
                    settings={settings}
                    width={choices.width}
                  />
                </figure>
              ))}
            </div>
            <Mails mails={frame.mails} people={people} />
          </div>
        )}
      </main>
    </div>
  );
}

function Mails({ mails, people }: { mails: FilmFrame['mails']; people: readonly FilmPerson[] }) {
  const nameOf = (address: string) => people.find(({ email }) => email === address)?.name ?? address;
  if (mails.length === 0) return <Text tone="muted">No mail came with this step.</Text>;
  return (
    <section aria-label="Mail" className={styles.mails}>
      {mails.map(({ to, subject, text }) => (
        <Card key={`${to} ${subject}`}>
          <Text size="sm" tone="muted">
            Mail to {nameOf(to)}
          </Text>
          <Heading level={3} size="md">
            {subject}
          </Heading>
          <div className={styles.mailText}>
            <Text>{text}</Text>
          </div>
        </Card>
      ))}
    </section>
  );
}
