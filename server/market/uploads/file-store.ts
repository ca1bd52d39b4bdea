import type { Readable } from 'node:stream';
import { UnavailableError } from '../../foundation/platform/errors.ts';

/** A whole file on the local disk, on its way into a store. */
export interface SpooledFile {
  path: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/** Where the bytes of uploaded files are kept, under names that we give them. */
export interface FileStore {
  /** Where files are kept while they arrive. */
  readonly spoolDir: string;
  /** Takes the spooled file over; it may be gone from the spool afterwards. */
  put(name: string, file: SpooledFile, contentType: string): Promise<void>;
  /** undefined when there is no such file. */
  read(name: string, range: ByteRange | undefined): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
}

export function storageUnavailableError(cause: unknown): UnavailableError {
  return new UnavailableError(
    'unavailable',
    'The file storage is unavailable, and nothing was stored. Try again shortly.',
    {
      cause,
    },
  );
}
