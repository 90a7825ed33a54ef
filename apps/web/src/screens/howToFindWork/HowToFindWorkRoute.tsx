import { queryOf } from '@guildhall/machines/domain/jobCriteria';
import { useState } from 'react';

import { withSearch } from '../../paths.ts';
import { useSession, useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { searchOf, searchPath } from '../../shell/searchOf.ts';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { useGo } from '../../shell/useGo.ts';
import { HowToFindWorkScreen } from './HowToFindWorkScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  const role = useSession()?.role ?? null;
  const action = searchPath(role);
  const go = useGo();
  const [text, setText] = useState('');
  const find = () => {
    const search = queryOf(text);
    if (search !== '') go(withSearch(action, { search }));
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
        searchForm={{ role, action, value: text, onChange: setText, onSubmit: find }}
        search={searchOf(visitor)}
      />
    </>
  );
}
