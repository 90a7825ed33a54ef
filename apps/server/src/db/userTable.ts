import type { MailKind, Role } from '@guildhall/api/enums';
import type { Generated } from 'kysely';

export type UsersTable = {
  id: Generated<string>;
  /** As typed, for mail; unique without regard to case. */
  email: string;
  /** Changes only while the account has done nothing. */
  role: Role;
  name: string;
  passwordHash: string;
  /** Null until the profile is set up, as every profile field below that may be null. */
  bio: string | null;
  location: string | null;
  profileImageId: string | null;
  isActive: Generated<boolean>;
  /** When its owner closed it; null again once it is reopened. */
  closedAt: Date | null;
  /** When its personal data was erased. */
  erasedAt: Date | null;
  /** The kinds of email that its owner has turned off. */
  mutedMails: Generated<MailKind[]>;
  /** The IANA name of the time zone that its owner has chosen. */
  timezone: string | null;
  /** Signs the links that turn emails off. */
  unsubscribeKey: Generated<Buffer>;
  /** Rises with every change of the profile, its parts included: the profile's ETag. */
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};
