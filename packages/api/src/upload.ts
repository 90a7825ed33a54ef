/** The content of a file: every `Blob` and `File` is one. Said without the DOM, so that machines can hold it. */
export interface Upload {
  /** In bytes. */
  readonly size: number;
  /** The media type that the sender claims. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}
