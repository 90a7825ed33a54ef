import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { searchOf } from '../../shell/searchOf.ts';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { SkillDevelopmentScreen } from './SkillDevelopmentScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="Skill development"
        description="What to learn next, and in which order: six subjects, three learning paths and three free courses."
      />
      <SkillDevelopmentScreen visitor={visitor} doors={doorsOf(visitor)} search={searchOf(visitor)} />
    </>
  );
}
