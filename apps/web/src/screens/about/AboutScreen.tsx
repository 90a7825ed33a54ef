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
        title="One table for the work and the people who do it well"
        lead={`${brand} is a marketplace for freelance projects. Clients say what they need and what they can spend. Freelancers answer in their own words. What the two agree on is theirs.`}
      />
      <Figures figures={figures} />
      <Chapter id="mission" title="Our mission">
        <Reading>
          <Text size="xl" face="display">
            To make hiring as plain as asking someone you know, and finding work as fair as being judged by what you do.
          </Text>
          <Text>
            Most projects do not fail at the work. They fail before it: at a vague brief, at a price nobody dared to
            name, at a message that was never answered. So this is where we put our effort. A post says what is wanted,
            for how much and by when. A proposal says how it would be done. And whoever applies is told how it ended.
          </Text>
          <Text>Everything else we leave to the two people at the table. They know their work better than we do.</Text>
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
