import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';

/** The addresses of the pages that open to everyone. */
export const openPages = routes.filter(({ access }) => isOpen(access)).map(({ path }) => path);
