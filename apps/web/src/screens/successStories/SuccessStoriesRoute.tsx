import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { SuccessStoriesScreen } from './SuccessStoriesScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="Success stories"
        description="Four careers in independent work, from the first proposal onward, and the five steps they have in common."
      />
      <SuccessStoriesScreen visitor={visitor} doors={doorsOf(visitor)} />
    </>
  );
}
