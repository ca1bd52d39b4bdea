import type { Readable } from 'node:stream';

/** A file while it arrives. */
export interface IncomingFile {
  stream: Readable;
  /** As the caller calls it. Not to be trusted. */
  filename: string | undefined;
}

/**
 * A form with a file that nobody has read yet: it can be large, so the handler says when, how much of it and where to,
 * after the caller is known.
 */
export abstract class FormBody {
  /**
   * Passes the file of one field on as it arrives, up to a size. When anything fails, `take` sees its stream fail and
   * can clean up before the answer is sent.
   */
  abstract receiveFile<T>(
    field: string,
    maxBytes: number,
    handle: (file: IncomingFile) => Promise<T>,
  ): Promise<T>;
}
