import type { UploadInput } from '../../generated/client.gen.ts';

/** The multipart body of an upload. A stream is read first, so that a retry can send it again. */
export async function buildForm(input: Record<string, unknown> | undefined): Promise<FormData> {
  const { file, name } = input as unknown as UploadInput;
  const blob = file instanceof Blob ? file : await new Response(file).blob();
  const form = new FormData();
  // not every runtime names a Blob, and a part without a name is not a file
  form.append('file', blob, name ?? (blob instanceof File ? blob.name : 'file'));
  return form;
}
