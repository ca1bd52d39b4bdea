import type { DeliverableMediaType } from '../../../generated/vocabulary.gen.ts';
/** Supported file types, by content. The extension names the kind. */
export interface FileKind {
  extension: string;
  contentType: string;
  mediaType: Exclude<DeliverableMediaType, 'link'>;
}

const defineKind = (extension: string, contentType: string, mediaType: FileKind['mediaType']): FileKind => ({
  extension,
  contentType,
  mediaType,
});

const JPEG = defineKind('jpg', 'image/jpeg', 'image');
const PNG = defineKind('png', 'image/png', 'image');

/** Detected by their first bytes. */
export const BINARY_KINDS: readonly FileKind[] = [
  JPEG,
  PNG,
  defineKind('webp', 'image/webp', 'image'),
  defineKind('gif', 'image/gif', 'image'),
  defineKind('mp4', 'video/mp4', 'video'),
  defineKind('webm', 'video/webm', 'video'),
  defineKind('mov', 'video/quicktime', 'video'),
  defineKind('pdf', 'application/pdf', 'document'),
  defineKind('zip', 'application/zip', 'document'),
];

/** Text has no magic bytes: the name decides, if the content is text. */
export const TEXT_KINDS: readonly FileKind[] = [
  defineKind('txt', 'text/plain', 'text'),
  defineKind('md', 'text/markdown', 'text'),
  defineKind('csv', 'text/csv', 'document'),
  defineKind('json', 'application/json', 'code'),
  defineKind('py', 'text/x-python', 'code'),
];

export interface UploadRule {
  kinds: readonly FileKind[];
  maxBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const UPLOAD_RULE: UploadRule = { kinds: [...BINARY_KINDS, ...TEXT_KINDS], maxBytes: 50 * MEGABYTE };
export const BRIEF_IMAGE_RULE: UploadRule = { kinds: [JPEG, PNG], maxBytes: 5 * MEGABYTE };
