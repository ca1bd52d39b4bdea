import type { UploadInput } from '../../generated/client.gen.ts';

/** The multipart body with the one part that uploads take. A stream is read first, so that a retry can send it again. */
export async function formOf(input: Record<string, unknown> | undefined): Promise<FormData> {
  const { file } = input as unknown as UploadInput;
  const form = new FormData();
  form.append('file', file instanceof Blob ? file : await new Response(file).blob());
  return form;
}
