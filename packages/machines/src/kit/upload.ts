/** A file from the person's device, of which a flow needs no more. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its media type as the device names it; empty where it does not know. */
  readonly type: string;
}

/** How much of a file is sent, in percent. */
export interface UploadProgress {
  type: 'progress.know';
  percent: number;
}
