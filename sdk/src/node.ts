import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/**
 * A file of this machine, ready to be uploaded. It is read while it is sent.
 *
 * @example
 * const { url } = await market.uploads.create({ file: await fileFrom('./mug.png') });
 */
export async function fileFrom(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path));
}
