import { laterView } from '../../../flow/laterView.tsx';

/** The filters over the list, for readers without room beside it. Drawers are heavy: its code comes after the page's own. */
export const LaterFilterDrawer = laterView(async () => (await import('@guildhall/ui/Drawer')).Drawer);
