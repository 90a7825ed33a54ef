import { meeting as meetingOf, meetingsOf } from './marketplace/answers/meetings.ts';
import { clients } from './marketplace/facts/clients.ts';
import { freelancers } from './marketplace/facts/freelancers.ts';
import { meetings as facts } from './marketplace/facts/meetings.ts';

/** An interview of Mara Lindqvist and Ngozi Adeyemi in four days, scheduled in Paris. */
export const meeting = meetingOf(facts.interview);
/** For which the freelancer proposes two other times. */
export const proposedMeeting = meetingOf(facts.proposed);
/** One that was confirmed, this afternoon. */
export const confirmedMeeting = meetingOf(facts.today);
/** One that has begun when the stories happen. */
export const liveMeeting = meetingOf(facts.live);
/** One that is over. */
export const endedMeeting = meetingOf(facts.ended);
/** One that was called off before it began, on another day in its own zone than in UTC. */
export const cancelledMeeting = meetingOf(facts.cancelled);

/** All of Mara Lindqvist's, and all of Ngozi Adeyemi's, as the server lists them. */
export const meetings = meetingsOf(clients.mara);
export const meetingsOfFreelancer = meetingsOf(freelancers.ngozi);

/** Confirmed, declined, and kept though other times were suggested: of either. */
export const answeredMeetings = [facts.today, facts.kept, facts.declined].map(meetingOf);
export const answeredByFreelancer = [facts.today, facts.keptByOther, facts.declinedByNgozi].map(meetingOf);
