import { RatingDisplay } from '@guildhall/ui/RatingDisplay';

interface ClientRatingViewProps {
  /** The average of the client's ratings; null while there are none. */
  value: number | null;
  size?: 'small';
}

/** How freelancers rated a client. */
export function ClientRatingView(props: ClientRatingViewProps) {
  return <RatingDisplay {...props} newText="New client" />;
}
