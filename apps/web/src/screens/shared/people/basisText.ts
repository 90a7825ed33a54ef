import { verifiedText } from '@guildhall/machines/domain/verifiedWords';
import type { Schema } from '@guildhall/machines/kit/schema';

/** What a badge rests on: “Links back from github.com/mia”. */
export const basisText = ({ subject, address }: Schema<'Verified'>): string => verifiedText(subject, address);
