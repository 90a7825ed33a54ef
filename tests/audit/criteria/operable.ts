import type { CriterionText } from './criterion.ts';

/** Principle 2: what people operate. */
export const operable: readonly CriterionText[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    automation: 'Every control is reached by Tab or arrows, and what can be clicked can be focused.',
    person: 'Whether every task can be finished by keyboard alone, with a screen reader’s own keys too.',
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    automation: 'Going through by Tab and back leaves every element; dialogs keep the focus and let it go on Escape.',
    person: 'Widgets in states that this does not meet.',
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    automation: 'Each letter, digit and sign is pressed while no field has the focus, and nothing happens.',
    person: 'Nothing is known that would need it: confirm that no shortcut of one key exists.',
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    automation:
      'Nothing that waits for more than five seconds leads elsewhere, opens a dialog or takes away what one works with.',
    person:
      'Whether the time that a code is valid, and the length of a session, leave people enough time and are announced.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    automation: 'Nothing moves without end but what says that it is busy, and nothing moves under reduced motion.',
    person:
      'Whether anything moves for more than five seconds beside content; the countdown and placeholders while loading are to be judged.',
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    automation: 'No running animation changes more than three times a second.',
    person: 'That nothing flashes, uploaded moving pictures included.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    automation: 'A link to the content comes first and works; landmarks and a heading exist.',
    person: 'Whether landmarks divide the page as a reader would.',
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    automation: 'Each page has a title of its own.',
    person: 'Whether each title says what the page is for, in every state.',
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    automation:
      'Tab follows the order of the page, back is its exact reverse, dialogs take the focus and give it back.',
    person: 'Whether the order keeps the meaning of each task, after something is added, removed or sent too.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    automation:
      'No link is called “here” or “more”, none is without a name, and links of one name in one part of a page lead to one place.',
    person: 'Whether each link’s purpose is clear from its text and what stands around it.',
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    automation: 'Each page is led to by two others, or by a part that repeats on all pages.',
    person: 'Whether there are two ways that people find, such as navigation and search.',
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    automation: 'Headings and labels are not empty, and no two fields of one form share a label.',
    person: 'Whether they describe what follows.',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    automation: 'Each element that the keyboard reaches changes visibly with focus.',
    person: 'Whether the mark is easily seen where a program cannot measure it.',
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    automation: 'Nothing lies wholly over the element that has the focus, at both widths.',
    person: 'Pages with toasts and open overlays, under magnification.',
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    automation:
      'A slider also takes a press on its track, and nothing else takes touch gestures away from the browser.',
    person: 'That nothing needs a path or several fingers; the slider also takes a tap and keys.',
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    automation: 'Pressing a control and leaving it before letting go does nothing.',
    person: 'Controls that the check does not meet.',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    automation: 'The name of each control contains the words on it.',
    person: 'Whether people who speak to the computer reach each control by what they see.',
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    automation: 'Nothing on the page listens to the movement of the device.',
    person: 'Nothing, as long as that holds.',
    notApplicable: 'Nothing in the product is operated by moving the device or by gestures before a camera.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    automation: 'What can be dragged also works by presses: on a slider’s track, or on buttons beside it.',
    person: 'That whatever can be dragged, the slider and a dropped file, works by single presses too.',
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    automation: 'Targets are at least 24 by 24 CSS pixels, or have the space around them that the standard asks for.',
    person: 'Exceptions that were claimed: links in running text, and what is essential.',
  },
];
