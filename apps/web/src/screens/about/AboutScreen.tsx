import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Figures } from '../../shell/storyPage/Figures.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import type { NextWords } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { reading } from '../../shell/storyPage/storyPage.css.ts';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { replyPromise } from '../supportRequest/supportWords.ts';
import { ValuesView } from './ValuesView.tsx';

/** Paragraphs: a little larger and wider apart than what is worked with. */
function Reading({ children }: { children: ReactNode }) {
  return <div className={reading}>{children}</div>;
}

const nextWords: NextWords = {
  guest: { title: 'Join us', lead: 'An account takes two minutes: an email address, a code, and your name.' },
  CLIENT: {
    title: 'What do you need done?',
    lead: 'A post takes five minutes, and freelancers can respond right away.',
  },
  FREELANCER: { title: 'What would you like to work on?', lead: 'Every open project states its budget and duration.' },
};

interface AboutScreenProps {
  /** The product's name. */
  brand: string;
  visitor: Visitor;
  doors: Doors;
  /** The place in figures, as far as they are worth showing. */
  figures: readonly { figure: string; label: string }[];
  /** Where support reads its mail. */
  supportEmail: string;
  /** The form that support reads too. */
  supportHref: string;
}

/** What Guildhall is for: its mission, its values, and where it stands in figures. */
export function AboutScreen({ brand, visitor, doors, figures, supportEmail, supportHref }: AboutScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow={`About ${brand}`}
        title="One place for good work and the people who do it well"
        lead={`${brand} is a marketplace for freelance projects. Clients say what they need and what they can spend. Freelancers answer in their own words. What they agree on is up to them.`}
      />
      {figures.length === 0 ? null : <Figures figures={figures} />}
      <Chapter id="mission" title="Our mission">
        <Reading>
          <Text size="xl" face="display">
            To make hiring as simple as asking someone you know, and finding work as fair as being judged on what you
            do.
          </Text>
          <Text>
            Most projects do not fail because of the work. They fail before it starts: over a vague brief, a price no
            one dared to name, or a message that was never answered. That is where we put our effort. A post says what
            is needed, for how much and by when. A proposal says how it would be done. And everyone who applies learns
            the outcome.
          </Text>
          <Text>Everything else we leave to the two people involved. They know their work better than we do.</Text>
        </Reading>
      </Chapter>
      <ValuesView />
      <Chapter id="support" title="Support">
        <Reading>
          <Text>
            Write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> or use{' '}
            <Link href={supportHref}>our contact form</Link>. A person reads it and replies {replyPromise}.
          </Text>
        </Reading>
      </Chapter>
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}
