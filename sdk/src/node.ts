import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/**
 * A local file for upload. It is read while it is sent.
 *
 * @example
 * const { url } = await market.uploads.create({ file: await fileFrom('./mug.png') });
 */
export async function fileFrom(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path));
}
