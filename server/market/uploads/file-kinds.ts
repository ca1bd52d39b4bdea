import type { DeliverableMediaType } from '../../../generated/vocabulary.gen.ts';
/** What a file can be, by its content. The extension names the kind. */
export interface FileKind {
  extension: string;
  contentType: string;
  mediaType: Exclude<DeliverableMediaType, 'link'>;
}

const kind = (extension: string, contentType: string, mediaType: FileKind['mediaType']): FileKind => ({
  extension,
  contentType,
  mediaType,
});

const JPEG = kind('jpg', 'image/jpeg', 'image');
const PNG = kind('png', 'image/png', 'image');

/** Recognised by their first bytes. */
export const BINARY_KINDS: readonly FileKind[] = [
  JPEG,
  PNG,
  kind('webp', 'image/webp', 'image'),
  kind('gif', 'image/gif', 'image'),
  kind('mp4', 'video/mp4', 'video'),
  kind('webm', 'video/webm', 'video'),
  kind('mov', 'video/quicktime', 'video'),
  kind('pdf', 'application/pdf', 'document'),
  kind('zip', 'application/zip', 'document'),
];

/** Text has no such bytes: it is what its name says, provided it is text. */
export const TEXT_KINDS: readonly FileKind[] = [
  kind('txt', 'text/plain', 'text'),
  kind('md', 'text/markdown', 'text'),
  kind('csv', 'text/csv', 'document'),
  kind('json', 'application/json', 'code'),
  kind('py', 'text/x-python', 'code'),
];

export interface UploadRule {
  kinds: readonly FileKind[];
  mostBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const UPLOAD: UploadRule = { kinds: [...BINARY_KINDS, ...TEXT_KINDS], mostBytes: 50 * MEGABYTE };
export const BRIEF_IMAGE: UploadRule = { kinds: [JPEG, PNG], mostBytes: 5 * MEGABYTE };
