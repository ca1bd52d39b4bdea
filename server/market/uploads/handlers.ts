import type { UploadsHandlers } from '../../../generated/handlers.gen.ts';
import { created } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { MultipartBody } from '../../doors/http/body/multipart.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import { toUploadedFile } from './convert.ts';
import { BRIEF_IMAGE, UPLOAD, type UploadRule } from './file-kinds.ts';
import { fileHeaders, isFresh, rangeOf } from './serve.ts';
import type { UploadService } from './service.ts';

export function uploadsHandlers(uploads: UploadService, baseUrl: string): UploadsHandlers<RequestContext> {
  const receive = async (body: unknown, context: RequestContext, rule: UploadRule) => {
    const uploader = nameOf(context.caller);
    const upload = await formOf(body).receiveFile('file', rule.mostBytes, (file) =>
      uploads.store(context.em(), uploader, rule, file),
    );
    return created(toUploadedFile(upload, baseUrl));
  };

  return {
    create: ({ body }, context) => receive(body, context, UPLOAD),
    createBriefImage: ({ body }, context) => receive(body, context, BRIEF_IMAGE),
    async read({ path, header }, context) {
      const file = await uploads.find(context.em(), path.name);
      const headers = fileHeaders(file);
      if (isFresh(file, header['If-None-Match'])) {
        const { ETag, 'Cache-Control': cacheControl } = headers;
        return { status: 304, body: undefined, headers: { ETag, 'Cache-Control': cacheControl } };
      }
      const range = rangeOf(file, header.Range);
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

/** The pipeline leaves these bodies unread. */
function formOf(body: unknown): MultipartBody {
  if (!(body instanceof MultipartBody)) throw new Error('A form was expected');
  return body;
}

function nameOf(caller: Caller): string {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'agent') return `agent:${caller.agentId}`;
  if (caller.kind === 'wallet') return `wallet:${walletKeyOf(caller.wallet)}`;
  throw new UnauthorizedError('missing_credentials', 'Sign in first');
}
