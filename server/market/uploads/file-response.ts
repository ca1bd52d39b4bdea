import parseRange from 'range-parser';
import { AppError } from '../../foundation/platform/errors.ts';
import type { StoredFile } from './file.entity.ts';
import type { ByteRange } from './file-store.ts';

/** A file's content never changes under its name. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Several or invalid ranges return the whole file; a range outside the file is rejected. */
export function parseByteRange({ size }: StoredFile, header: string | undefined): ByteRange | undefined {
  if (header === undefined) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    throw new AppError(
      416,
      'range_not_satisfiable',
      `The range is outside the file, which has ${size} bytes.`,
      {
        headers: { 'Content-Range': `bytes */${size}` },
      },
    );
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  return ranges[0];
}

export function fileHeaders(file: StoredFile) {
  const { name, contentType, sha256 } = file;
  const isShown = /^(?:image|video)\//.test(contentType);
  return {
    'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff' as const,
    'Cache-Control': IMMUTABLE_CACHE_CONTROL,
    ETag: `"${sha256}"`,
    'Accept-Ranges': 'bytes' as const,
  };
}
