import type { Frame as StoryFrame } from '../../kit/storyFrame.ts';
import { Frame as ClientFrame } from '../clientDashboard/storyFrame.tsx';
import { Frame as FreelancerFrame } from '../freelancerDashboard/storyFrame.tsx';

/** The dashboard of either side around a tab that both have, for stories. */
export const Frame: StoryFrame = (props) =>
  props.reader.account?.role === 'CLIENT' ? <ClientFrame {...props} /> : <FreelancerFrame {...props} />;
