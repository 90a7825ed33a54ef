import { checkedText, verifiedText } from '@guildhall/machines/domain/verifiedWords';
import type { Schema } from '@guildhall/machines/kit/schema';

/** What the badge rests on: “Links back from github.com/mia. Checked on November 3, 2026.” */
export const verifiedByText = ({ subject, address, checkedAt }: Schema<'Verified'>): string =>
  `${verifiedText(subject, address)}. ${checkedText(checkedAt)}.`;
