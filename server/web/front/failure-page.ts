import type { Request } from 'express';
import { ERROR_ADVICE } from '../../../shared/error-advice.ts';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import type { Reply } from '../../contract/reply.ts';
import { html } from '../../foundation/platform/html.ts';
import { renderText } from '../reference/markdown.ts';
import { PAGE_HEADERS, type PageUrls, renderPage } from './page.ts';

interface FailureBody {
  success: false;
  error: string;
  code: keyof typeof ERROR_ADVICE;
  request_id: string;
}

const PAGE_METHODS = new Set(['GET', 'HEAD']);

/** Renders a failure as HTML if the client accepts it; other responses pass unchanged. */
export function createFailurePageRenderer(addresses: PageUrls): (request: Request, reply: Reply) => Reply {
  return ({ method, headers }, reply) => {
    if (!isFailure(reply.body) || !PAGE_METHODS.has(method) || !acceptsHtml(headers)) return reply;
    const body = Buffer.from(renderFailurePage(reply.status, reply.body, addresses));
    return { status: reply.status, body, headers: { ...reply.headers, ...PAGE_HEADERS } };
  };
}

/** Excludes bodies in a protocol's own format, and bytes. */
function isFailure(body: unknown): body is FailureBody {
  if (typeof body !== 'object' || body === null) return false;
  const { success, code } = body as Partial<FailureBody>;
  return success === false && code !== undefined && Object.hasOwn(ERROR_ADVICE, code);
}

function renderFailurePage(status: number, failure: FailureBody, addresses: PageUrls): string {
  const { base, appUrl } = addresses;
  const { error, code, request_id } = failure;
  const body = html`
<p class="soft">Error ${String(status)}</p>
<h1>${error}</h1>
${renderText(ERROR_ADVICE[code].nextStep, base)}
<dl>
<dt>Code</dt><dd><a href="${base}/docs/errors#${code}"><code>${code}</code></a></dd>
<dt>Request</dt><dd><code>${request_id}</code></dd>
</dl>
<p><a href="${base}/">Home</a> · <a href="${base}/docs">Reference</a> · <a href="${appUrl}">Console</a></p>
<details><summary>JSON response</summary>
<pre>${JSON.stringify(failure, null, 2)}</pre></details>`;
  return renderPage(`${error} · Agent Market`, body, addresses);
}
