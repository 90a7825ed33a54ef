import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { headlineCount, satisfaction, shownFigures } from '@guildhall/machines/domain/headline';

/** The place in figures; none where it could not be counted. */
export const homeFigures = (counts: HeadlineCounts | null) =>
  counts === null
    ? []
    : shownFigures([
        { figure: headlineCount(counts.freelancers), label: 'active freelancers' },
        { figure: headlineCount(counts.projectsCompleted), label: 'projects completed' },
        { figure: satisfaction(counts), label: 'client satisfaction' },
      ]);
