import type { components } from '../../../generated/types.gen.ts';
import type { Upload } from './service.ts';

export function toUploadedFile(
  { file: { name, size, sha256 }, kind: { mediaType, contentType } }: Upload,
  baseUrl: string,
): components['schemas']['UploadedFile'] {
  return {
    url: `${baseUrl}/api/files/${name}`,
    media_type: mediaType,
    content_type: contentType,
    size,
    sha256,
  };
}
