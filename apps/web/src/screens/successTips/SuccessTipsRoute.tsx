import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { SuccessTipsScreen } from './SuccessTipsScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="Success tips"
        description="Sentences that work, beside ones that do not: for profiles, proposals, posts, and the weeks in between."
      />
      <SuccessTipsScreen visitor={visitor} doors={doorsOf(visitor)} />
    </>
  );
}
