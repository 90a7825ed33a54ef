import { queryOf } from '@guildhall/machines/jobCriteria';
import { useState } from 'react';

import { paths, withSearch } from '../../paths.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { searchOf } from '../../shell/searchOf.ts';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { useGo } from '../../shell/useGo.ts';
import { HowToFindWorkScreen } from './HowToFindWorkScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  const go = useGo();
  const [text, setText] = useState('');
  const find = () => {
    const search = queryOf(text);
    if (search !== '') go(withSearch(paths.findWork, { search }));
  };
  return (
    <>
      <PageHead
        title="How to find work"
        description="From an empty profile to a client who comes back, in six steps: what to do, what different fields pay, and how to write a proposal that gets an answer."
      />
      <HowToFindWorkScreen
        visitor={visitor}
        doors={doorsOf(visitor)}
        jobSearch={{ action: paths.findWork, value: text, onChange: setText, onSubmit: find }}
        search={searchOf(visitor)}
      />
    </>
  );
}
