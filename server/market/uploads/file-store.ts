import type { Readable } from 'node:stream';
import { UnavailableError } from '../../foundation/platform/errors.ts';

/** A complete file on the local disk, to be moved into a store. */
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

/** Storage of uploaded files, under names that we choose. */
export interface FileStore {
  /** Where files are spooled during upload. */
  readonly spoolDir: string;
  /** Takes over the spooled file, which may be gone afterwards. */
  put(name: string, file: SpooledFile, contentType: string): Promise<void>;
  /** Undefined if there is no such file. */
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
