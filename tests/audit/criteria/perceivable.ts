import type { CriterionText } from './criterion.ts';

const noMedia =
  'Guildhall plays and publishes no audio or video, live or recorded: no page contains a media element, and uploads are pictures and documents.';

/** Principle 1: what people perceive. */
export const perceivable: readonly CriterionText[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    automation: 'Each picture, icon and graphic control has a text alternative, or is marked as decoration.',
    person: 'Whether each alternative says what the picture says there, and whether what is marked as decoration is.',
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    automation: 'That no page contains sound or film; if one did, that it has controls, captions and a description.',
    person: 'Nothing, as long as no media is published.',
    notApplicable: noMedia,
  },
  {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    automation: 'That no page contains sound or film; if one did, that it has controls, captions and a description.',
    person: 'Nothing, as long as no media is published.',
    notApplicable: noMedia,
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    automation: 'That no page contains sound or film; if one did, that it has controls, captions and a description.',
    person: 'Nothing, as long as no media is published.',
    notApplicable: noMedia,
  },
  {
    number: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    automation: 'That no page contains sound or film; if one did, that it has controls, captions and a description.',
    person:
      'Nothing here. Interviews take place in the meeting service that the two people chose, which has a report of its own.',
    notApplicable: noMedia,
  },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    automation: 'That no page contains sound or film; if one did, that it has controls, captions and a description.',
    person: 'Nothing, as long as no media is published.',
    notApplicable: noMedia,
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    automation:
      'Lists, tables, headings, landmarks, groups of fields, and the ties between labels, hints, errors and fields are in the code and well formed.',
    person:
      'Whether everything that looks like a heading, a list, a group or a relation is one in the code, and no more.',
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    automation:
      'Where boxes and positions move things, text stands on the screen in the order in which it is read aloud.',
    person:
      'Whether the text makes sense read in the order of the code, for instance by a screen reader from top to bottom.',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    automation: 'Wordings that name the eye: “the button on the right”, “fields in red”, “the box above”.',
    person: 'Whether any instruction relies on shape, colour, size, place or sound alone.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    automation: 'Upright and across the same texts are in sight, and no style turns the page.',
    person: 'Use on a phone turned both ways.',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    automation: 'Fields about the person carry the purpose the standard lists, in valid form.',
    person: 'Whether each field about the person has been found, and has the right purpose.',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    automation:
      'Links in running text differ from it by more than colour; with colours forced, what is chosen or ticked still differs; no wording names a colour alone.',
    person: 'Whether anything else is told by colour alone: charts, required fields, selection.',
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    automation: 'That nothing plays by itself.',
    person: 'Nothing, as long as no page makes a sound.',
    notApplicable: 'No page makes a sound.',
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    automation:
      'The contrast of text in each theme, and that of controls under the pointer, with the focus and pressed; tests of the tokens compute every pair.',
    person: 'Text over pictures and gradients, and text inside pictures that people upload.',
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    automation: 'At 200% text nothing is cut off or covered and the page does not scroll sideways.',
    person: 'Reading and using each page with the browser zoomed, and on phones with the system’s large text.',
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    automation: 'No picture has a sentence as its alternative, and no text is hidden behind a background picture.',
    person: 'Whether any picture of ours shows text. What people upload to their portfolio is theirs to describe.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    automation: 'At 320 CSS pixels, which is 400% of 1280, no page scrolls sideways.',
    person: 'Whether everything is still there and usable at that size, and whether wide tables keep their meaning.',
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    automation:
      'The contrast of the edges of controls, of their states and of the mark of focus against what is beside them.',
    person: 'Icons and charts that are needed to understand something, and states that a program does not reach.',
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    automation: 'With the standard’s spacing of lines, paragraphs, letters and words nothing is cut off or covered.',
    person: 'Whether text stays readable with a reader’s own style sheet.',
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    automation:
      'What appears under the pointer or with the focus stays while the pointer moves onto it, and goes with Escape.',
    person: 'Whether what appears covers what the reader needs, above all under magnification.',
  },
];
