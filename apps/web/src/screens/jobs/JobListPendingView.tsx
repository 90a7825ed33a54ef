import { Skeleton } from '@guildhall/ui/Skeleton';

import { ListPendingView } from '../shared/listCard/ListPendingView.tsx';

/** Holds the places of job cards, part by part as high as they will be. */
export function JobListPendingView() {
  return (
    <ListPendingView
      head={
        <div>
          <Skeleton textSize="lg" width="half" />
          <Skeleton textSize="sm" width="third" />
        </div>
      }
      terms={
        <div>
          <Skeleton textSize="lg" width="most" />
          <Skeleton textSize="sm" width="half" />
        </div>
      }
    >
      <Skeleton lines={2} />
      <Skeleton shape="block" height="small" width="most" />
      <Skeleton textSize="sm" width="quarter" />
    </ListPendingView>
  );
}
