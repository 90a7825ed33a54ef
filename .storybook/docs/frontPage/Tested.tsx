import { DescriptionList } from '../../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';

const items = [
  {
    term: 'Accessibility',
    description: (
      <>
        Every story runs through axe (WCAG 2.2 A and AA, best practices); a violation fails the build. The panel
        “Accessibility” shows the result, “Screen reader” what is spoken and where Tab stops. <code>npm run a11y</code>{' '}
        runs the whole protocol for auditors, who sign what they find in “Verdicts”:{' '}
        <a href="./accessibility/index.html" target="_top">
          Accessibility report
        </a>
        ,{' '}
        <a href="./accessibility/openacr.yaml" target="_top">
          OpenACR
        </a>
        .
      </>
    ),
  },
  {
    term: 'Pictures and transcripts',
    description: (
      <>
        Every story is compared with its accepted picture, pixel by pixel, and with its accepted transcript.{' '}
        <code>npm run test:stories</code> shows what differs; with <code>-- --update</code> it accepts it.
      </>
    ),
  },
  { term: 'Contrast', description: 'Every two colours that meet, in each theme and each state of each control.' },
  {
    term: 'Completeness',
    description:
      'A token without a note, a state without a story or a prop without a description does not get through.',
  },
];

/** What a reviewer need not look at. */
export const Tested = () => <DescriptionList items={items} />;
