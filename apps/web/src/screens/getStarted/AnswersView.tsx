import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import * as styles from './getStarted.css.ts';
import type { GetStartedHrefs } from './getStartedHrefs.ts';

/** What people ask before they begin. */
export function AnswersView({ hrefs }: { hrefs: GetStartedHrefs }) {
  const answers: { question: string; answer: ReactNode }[] = [
    {
      question: 'Can I hire and work with the same account?',
      answer: 'No. Each email address has one account, with one role.',
    },
    {
      question: 'How is a project paid?',
      answer: 'You settle that between the two of you. We are not a party to the contract.',
    },
    {
      question: 'Can I look around first?',
      answer: 'Yes. The home page features people and projects, and anyone can read profiles.',
    },
    {
      question: 'What do good proposals look like?',
      answer: (
        <>
          Short, and about the client’s problem. <Link href={hrefs.successTips}>Success tips</Link> shows good ones
          beside weaker ones, and <Link href={hrefs.howToFindWork}>how to find work</Link> takes you through it step by
          step.
        </>
      ),
    },
    {
      question: 'What if I do not have the skills yet?',
      answer: (
        <>
          <Link href={hrefs.skillDevelopment}>Skill development</Link> covers what to learn in six fields, and{' '}
          <Link href={hrefs.successStories}>success stories</Link> show how four people started.
        </>
      ),
    },
  ];
  return (
    <Chapter id="answers" title="Before you start">
      <div className={styles.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question} className={styles.answer}>
            <Heading level={3} size="lg">
              {question}
            </Heading>
            <Text tone="muted" isMeasured>
              {answer}
            </Text>
          </div>
        ))}
      </div>
    </Chapter>
  );
}
