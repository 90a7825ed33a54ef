import { expect, test } from 'vitest';

import { contentsOf } from './contents.ts';

const docs = (id: string, title: string) => ({ id: `${id}--docs`, title, type: 'docs' });
const story = (id: string, title: string) => ({ id, title, type: 'story' });

test('the front page counts what the index lists, and leads to the first of each', () => {
  const contents = contentsOf([
    docs('introduction', 'Introduction'),
    docs('foundations-colour', 'Foundations/Colour'),
    story('foundations-colour--ramps', 'Foundations/Colour'),
    story('state-maps-all-machines--all', 'State maps/All machines'),
    story('state-maps-flows--login', 'State maps/Flows'),
    story('state-maps-lifecycles--project-status', 'State maps/Lifecycles'),
    docs('components-actions-button', 'Components/Actions/Button'),
    story('components-actions-button--default', 'Components/Actions/Button'),
    docs('components-actions-link', 'Components/Actions/Link'),
    docs('components-text-heading', 'Components/Text/Heading'),
    docs('screens-postjob', 'Screens/Posting and applying/Post job'),
    story('screens-postjob--editing', 'Screens/Posting and applying/Post job'),
    story('screens-postjob--sending', 'Screens/Posting and applying/Post job'),
    docs('screens-proposal', 'Screens/Posting and applying/Proposal'),
    docs('mails', 'Emails/All emails'),
    story('mails--verification-code', 'Emails/All emails'),
    story('emailsettings--open', 'Emailsettings'),
  ]);
  expect(contents).toEqual({
    foundations: [{ name: 'Colour', id: 'foundations-colour--docs' }],
    componentGroups: [
      { name: 'Actions', id: 'components-actions-button--docs' },
      { name: 'Text', id: 'components-text-heading--docs' },
    ],
    screenAreas: [{ name: 'Posting and applying', id: 'screens-postjob--docs' }],
    components: 3,
    screens: 2,
    states: 2,
    maps: 2,
    mails: 1,
  });
});
