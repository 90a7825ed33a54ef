import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export function Route() {
  return (
    <>
      <PageHead title="Page not found" description="There is no page at this address." isPrivate />
      <NotFoundScreen homeHref={paths.home} />
    </>
  );
}
