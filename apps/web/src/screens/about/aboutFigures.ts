import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { headlineCount, shownFigures } from '@guildhall/machines/domain/headline';

/** The place in figures; none where it could not be counted. */
export const aboutFigures = (counts: HeadlineCounts | null) =>
  counts === null
    ? []
    : shownFigures([
        { figure: headlineCount(counts.freelancers), label: 'freelancers' },
        { figure: headlineCount(counts.clients), label: 'clients' },
        { figure: headlineCount(counts.projects), label: 'projects' },
        { figure: headlineCount(counts.countries), label: 'countries' },
      ]);
