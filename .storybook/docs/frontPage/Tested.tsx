import { DescriptionList } from '../../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';

const items = [
  {
    term: 'Accessibility',
    description: (
      <>
        Every story runs through axe (WCAG 2.2 A and AA, best practices); a violation fails the build. The panel
        “Accessibility” shows the result. <code>npm run a11y</code> runs the whole protocol and writes a report for
        auditors.
      </>
    ),
  },
  {
    term: 'Pictures',
    description: (
      <>
        Every story is compared with its accepted picture, pixel by pixel. <code>npm run test:stories</code> shows what
        differs; with <code>-- --update</code> it accepts it.
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
