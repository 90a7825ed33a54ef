import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Figures } from '../../shell/storyPage/Figures.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { Reading } from '../../shell/storyPage/Reading.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { nextWords } from './nextWords.ts';
import { ValuesView } from './ValuesView.tsx';

interface AboutScreenProps {
  /** The product's name. */
  brand: string;
  visitor: Visitor;
  doors: Doors;
}

const figures = [
  { figure: '1K+', label: 'freelancers' },
  { figure: '250+', label: 'clients' },
  { figure: '500+', label: 'projects' },
  { figure: '190+', label: 'countries' },
];

export function AboutScreen({ brand, visitor, doors }: AboutScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow={`About ${brand}`}
        title="One place for good work and the people who do it well"
        lead={`${brand} is a marketplace for freelance projects. Clients say what they need and what they can spend. Freelancers answer in their own words. What they agree on is up to them.`}
      />
      <Figures figures={figures} />
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
      <Chapter id="support" title="Support, 24/7">
        <Reading>
          <Text>
            Work crosses time zones, and so do questions. Our support is there 24 hours a day, 7 days a week, for
            clients and freelancers alike.
          </Text>
        </Reading>
      </Chapter>
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}
