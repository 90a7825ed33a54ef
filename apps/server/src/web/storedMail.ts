/** One mail of the outbox. */
export type StoredMail = {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly text: string;
  readonly html: string;
};
