import type { Readable } from 'node:stream';

/** A file while it is uploaded. */
export interface IncomingFile {
  stream: Readable;
  /** The caller's file name. Untrusted. */
  filename: string | undefined;
}

/**
 * A form whose file has not been read yet. It can be large, so the handler decides when, how much and where to, once
 * the caller is known.
 */
export abstract class FormBody {
  /**
   * Streams the file of one field, up to a size. If anything fails, `take` sees the stream fail and can clean up
   * before the response is sent.
   */
  abstract receiveFile<T>(
    field: string,
    maxBytes: number,
    handle: (file: IncomingFile) => Promise<T>,
  ): Promise<T>;
}
