import { paths } from '../../paths.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { GetStartedScreen } from './GetStartedScreen.tsx';

const hrefs = {
  clientSignup: paths.clientSignup,
  freelancerSignup: paths.freelancerSignup,
  postJob: paths.postJob,
  findWork: paths.findWork,
  howToFindWork: paths.howToFindWork,
  successTips: paths.successTips,
  skillDevelopment: paths.skillDevelopment,
  successStories: paths.successStories,
};

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="Get started"
        description="Two ways in: hire someone for a project, or find projects to work on. What each takes, step by step, and how long."
      />
      <GetStartedScreen visitor={visitor} hrefs={hrefs} />
    </>
  );
}
