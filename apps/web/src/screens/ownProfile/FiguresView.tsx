import { Grid } from '@guildhall/ui/Grid';
import { StatCard } from '@guildhall/ui/StatCard';

import { figuresOf } from './figures.ts';

/** What the marketplace knows of a freelancer, and how each figure is counted. */
export function FiguresView({ profile }: { profile: Parameters<typeof figuresOf>[0] }) {
  return (
    <Grid itemWidth="medium" gap={4} isFilled>
      {figuresOf(profile).map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </Grid>
  );
}
