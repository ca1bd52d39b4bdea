import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../foundation/platform/errors.ts';
import { BINARY_KINDS, type FileKind, TEXT_KINDS } from './file-kinds.ts';
import { isPlainText } from './text-check.ts';

/** Aliases of our content types. */
const CONTENT_TYPE_ALIASES: Record<string, string> = { 'image/apng': 'image/png' };

/** The kind of a file, whatever its name and declared type. Throws if it is not supported. */
export async function requireFileKind(
  path: string,
  filename: string | undefined,
  accepted: readonly FileKind[],
): Promise<FileKind> {
  const kind = (await detectText(path, filename)) ?? (await detectBinary(path));
  if (kind && accepted.includes(kind)) return kind;
  const names = accepted.map(({ extension }) => extension).join(', ');
  throw new AppError(415, 'unsupported_media_type', `The content of the file is none of: ${names}.`);
}

/** Checked first: plain text may begin like something else by chance. */
async function detectText(path: string, filename = ''): Promise<FileKind | undefined> {
  const extension = extname(filename).slice(1).toLowerCase();
  const kind = TEXT_KINDS.find((one) => one.extension === extension);
  return kind && (await isPlainText(path, extension)) ? kind : undefined;
}

async function detectBinary(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path);
  const contentType = found && (CONTENT_TYPE_ALIASES[found.mime] ?? found.mime);
  return BINARY_KINDS.find((one) => one.contentType === contentType);
}
