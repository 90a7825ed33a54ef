/** How proposals begin. `{project}` is the project's title, `{company}` its client. */
export const openings = [
  'I read your description of "{project}" twice, because it says what you need and not which tool to use.',
  'Your project is close to something I finished in spring, and I still like the problem.',
  'I have a free place from next Monday and would gladly spend it on "{project}".',
  'Thank you for naming the budget and the deadline; it makes an honest answer possible.',
  '"{project}" is the kind of work that I do most of the year.',
  'I looked at what {company} has today and believe that I can help.',
  'Two things in your description caught my eye, and I have made both mistakes before, so you would not have to.',
  'I can begin this week and would keep it small at first.',
] as const;

export const closings = [
  'A call of twenty minutes would be enough to tell you whether I am the right person.',
  'I work in your time zone until early afternoon and write a short note every Friday.',
  'The range you name is realistic. I would propose a fixed price after the first two days.',
  'If you like, I can show you similar work and let you talk to that client.',
  'I would rather deliver three things that work than six that nearly do.',
  'Everything I make belongs to you, with notes that the next person can follow.',
] as const;

/** Cover letters. `{years}`, `{craft}`, `{city}` and `{company}` are filled in. */
export const coverLetters = [
  'Dear {company} team, I have {years} years of experience in {craft} and work from {city}. I like clients who know their subject and leave the craft to me, and your description reads like that. My calendar has room for about twenty-five hours a week over the coming months.',
  'Hello, my name stands for {craft}; I have done it for {years} years, lately for companies of your size. I answer within a working day, say early when something slips, and do not take on more than two projects at once.',
  'Good day, I work from {city} and have spent {years} years in {craft}. References are on my profile. What I care about most is that the result can be used and changed by your own people after I am gone.',
  'Dear team at {company}, I would enjoy working on this with you. After {years} years in {craft} I have learned to ask the uncomfortable questions in the first week, when they are cheap. I am available at once, and reachable by video in the mornings.',
  'Hello from {city}! I bring {years} years of {craft}, patience, and a habit of writing things down. Enclosed you find how I would proceed; I am happy to change it once I know more.',
] as const;

/** What clients write, by stars. */
export const reviews: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Quick, careful and a pleasure to talk to. We have already agreed on the next project.',
    'Asked better questions than we did. The result is simpler than what we had ordered, and it works.',
    'Everything on time, everything documented. Our own team could take over the same day.',
    'Honest about what would not work, which saved us a month. Warmly recommended.',
    'Excellent work and excellent manners. The weekly notes alone were worth it.',
    'Found a mistake in our brief before writing a line. We would hire again at once.',
    'Calm under pressure, precise in the details, and funny in the right moments.',
    'Our users noticed the difference before we announced it.',
    'Delivered two days early and stayed to help with the launch.',
    'Rarely have we had so little to correct.',
  ],
  4: [
    'Very good work. One round more than planned, but the outcome is right.',
    'Reliable and friendly. The documentation could have been a little longer.',
    'Good result within the budget. Answers sometimes took a day because of the time difference.',
    'Solid craft and clear communication; the start was slow, the finish was not.',
    'We are happy with it. A few details had to be pointed out twice.',
  ],
  3: [
    'The work is fine, the schedule was not. We would plan more generously next time.',
    'Good ideas, but we had to ask for updates.',
    'Does what it should. The hand-over was thinner than we had hoped.',
  ],
};

/** Why work was sent back. */
export const rejectionReasons = [
  'Two things are missing before we can accept: the export does not contain the last month, and the page for editors still shows sample text.',
  'On small phones the second step cannot be reached, because the button lies under the keyboard. The rest looks very good.',
  'The captions in Spanish are those of the first cut. Please update them, then we are done.',
  'We found three wrong totals in the report for September; examples are in the shared folder.',
  'The texts use the old product name in four places. Everything else is fine.',
  'Please add the notes for our own team that we agreed on, at least for set-up and release.',
] as const;

export const meetingNotes = [
  'We would like to talk through your proposal and show you what we have today. Two of us will join.',
  'Half an hour about scope, half an hour for your questions. No preparation needed.',
  'Please bring one piece of similar work that we can look at together.',
  null,
] as const;
