import { useTurnedPage } from '../useTurnedPage.ts';
import { resultsId } from './resultsId.ts';

/** When the page of a search's results is turned, the view and the focus go to where they begin. */
export function useTurnedResults({ page, ...list }: { page: number }): void {
  useTurnedPage(resultsId, page, JSON.stringify(list));
}
