import { Container } from '@guildhall/ui/Container';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import { useLocation, useSearch } from 'wouter';

import { PageNeedsScripts } from './scriptsOff/PageNeedsScripts.tsx';
import { scripted } from './scriptsOff/scripted.css.ts';
import { pending } from './shell.css.ts';

function PageHereNeedsScripts() {
  const [path] = useLocation();
  return <PageNeedsScripts address={`${path}?${useSearch()}`} />;
}

/** Stands where a page will be while its code, or the knowledge of who is here, is on its way. */
export function PagePending() {
  return (
    <>
      {/* Only the server draws it: what stands in noscript is no part of the page where scripts run. */}
      <noscript>{import.meta.env.SSR ? <PageHereNeedsScripts /> : null}</noscript>
      <div className={scripted}>
        <Container>
          <div className={pending}>
            <Stack gap={6}>
              <VisuallyHidden as="p">Loading the page</VisuallyHidden>
              <Skeleton textSize="display" width="half" />
              <Skeleton lines={3} />
            </Stack>
          </div>
        </Container>
      </div>
    </>
  );
}
