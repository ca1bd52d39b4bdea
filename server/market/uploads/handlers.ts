import type { UploadsHandlers } from '../../../generated/handlers.gen.ts';
import { created } from '../../contract/envelope.ts';
import { matchesEtag } from '../../contract/etag.ts';
import { FormBody } from '../../contract/form-body.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import { toUploadedFile } from './convert.ts';
import { BRIEF_IMAGE_RULE, UPLOAD_RULE, type UploadRule } from './file-kinds.ts';
import { fileHeaders, parseByteRange } from './file-response.ts';
import type { UploadService } from './service.ts';

export function uploadsHandlers(uploads: UploadService, baseUrl: string): UploadsHandlers<RequestContext> {
  const receive = async (body: unknown, context: RequestContext, rule: UploadRule) => {
    const uploader = requireCallerId(context.caller);
    const upload = await assertFormBody(body).receiveFile('file', rule.maxBytes, (file) =>
      uploads.store(context.em(), uploader, rule, file),
    );
    return created(toUploadedFile(upload, baseUrl));
  };

  return {
    create: ({ body }, context) => receive(body, context, UPLOAD_RULE),
    createBriefImage: ({ body }, context) => receive(body, context, BRIEF_IMAGE_RULE),
    async read({ path, header }, context) {
      const file = await uploads.get(context.em(), path.name);
      const headers = fileHeaders(file);
      if (matchesEtag(header['If-None-Match'], headers.ETag)) {
        const { ETag, 'Cache-Control': cacheControl } = headers;
        return { status: 304, body: undefined, headers: { ETag, 'Cache-Control': cacheControl } };
      }
      const range = parseByteRange(file, header.Range);
      const body = await uploads.read(file, range);
      if (!range) return { status: 200, body, headers: { ...headers, 'Content-Length': file.size } };
      const { start, end } = range;
      const partial = {
        'Content-Length': end - start + 1,
        'Content-Range': `bytes ${start}-${end}/${file.size}`,
      };
      return { status: 206, body, headers: { ...headers, ...partial } };
    },
  };
}

/** These bodies are not parsed yet. */
function assertFormBody(body: unknown): FormBody {
  if (!(body instanceof FormBody)) throw new Error('A form was expected');
  return body;
}

function requireCallerId(caller: Caller): string {
  const name = formatCallerId(caller);
  if (name === undefined) throw new UnauthorizedError('missing_credentials', 'Sign in first.');
  return name;
}
