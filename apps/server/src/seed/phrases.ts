/** Earlier work in a proposal: `{past}` follows "I", `{subject}` is what the project is about. */
export const pastPhrases = [
  'Most recently I {past}.',
  'In {year} I {past}.',
  'Two clients ago I {past}.',
  'For {subject} it helps that I {past}.',
  'I {past}, and I expect {subject} to need the same patience.',
  'Of all my projects, the one nearest to {subject} is the one where I {past}.',
  'My best reference for {subject} is that I {past}.',
  'What I would bring to {subject} comes from the year in which I {past}.',
  'If you wonder how I would treat {subject}, ask about the time I {past}.',
  'The mistakes I will not repeat on {subject} I made when I {past}.',
  'Some preparation for {subject} is on my profile already, from when I {past}.',
  'I {past}, and the habits of that job would serve {subject} well.',
] as const;

/** What it would cost, within the range that the client has named. */
export const pricePhrases = [
  'I expect {hours} hours at ${rate}, so about ${total} in all.',
  'My estimate is ${total} over {span}, and you would hear halfway if either is wrong.',
  'Your range is realistic: I count {hours} hours, which comes to ${total}.',
  'A fixed ${total} would cover it, with one round of changes after your people have used it.',
  'I would plan {span} and ${total}, paid in three parts.',
  'At ${rate} an hour this is roughly {hours} hours of work for me.',
  'A first part would cost ${start} and the whole ${total}, and you are free to stop in between.',
  'For ${total} you would have everything in the description within {span}.',
  'I reckon with {hours} hours spread over {span}.',
  'Please plan ${total}, and less if I need fewer than {hours} hours.',
  'Counting generously I arrive at {hours} hours, or ${total}.',
  'My price would be ${total}, with the hours listed so that you can check them.',
] as const;

/** How a cover letter begins. */
export const greetings = [
  'Dear {first}, I have worked in {craft} for {years} years and would like to put that to use on {subject}.',
  'Hello {first}, I am based in {city} and would like to take on {subject}.',
  'Dear {first}, thank you for describing {subject} so plainly.',
  'Good morning {first}, {craft} has been my trade for {years} years, most of them spent in {city}.',
  'Hello {first}, I would be glad to take on {subject} for {company}.',
  'Dear {first}, your description of {subject} was the first this month that I read twice.',
  'Hello from {city}, {first}, and thank you for such a careful brief on {subject}.',
  'Dear {first}, after {years} years of {craft} I choose projects by their people, and {company} sounds like good company.',
  'Dear {company} team, {subject} would be my main project for as long as it takes.',
  'Hello {first}, we have not met, but I have followed {company} for a while, and your brief on {subject} caught my eye.',
  'Good day {first}, I do {craft} in {city} and have room for one more project, ideally {subject}.',
  'Dear {first}, you ask for care with {subject}, and care is most of what I sell.',
] as const;

/** When the person could begin and be reached. */
export const availabilities = [
  'I could start on {day} with about {weekly} hours a week.',
  'From {day} I have {weekly} hours a week free until the work is done.',
  'A call on {day} would suit me, at any time between {hour} and {later} o’clock yours.',
  'My calendar opens on {day}, and {weekday} afternoons are kept for calls.',
  'Nothing else is planned after {day}, so you would have {weekly} hours of my week.',
  'If a start on {day} is too soon, the week after works as well.',
  'I am reachable every morning, and ready to begin on {day}.',
  'On {day} another project ends, and {weekly} hours a week become yours.',
  'I would keep {weekday}s for you, the first of them after {day}.',
  'Could we talk on {day}, perhaps at {hour}?',
  'You would have {weekly} hours a week, beginning on {day}.',
  'Starting on {day}, I would work {weekly} hours a week and be online by {hour}.',
] as const;

/** What clients write when they invite to a meeting. */
export const meetingNotes = [
  'We would like to hear how you would begin with {subject}, and to see one piece of similar work.',
  'Half an hour on {subject}, then your questions.',
  'Two colleagues who know {subject} better than I do will join us.',
  'Before we decide on {subject} we have three questions about your plan.',
  'Let us go through your proposal for {subject} line by line, which will not take long.',
  'I would show you what exists of {subject} and hear what you would keep.',
] as const;
