import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorCodes } from '../../generated/errors.gen.ts';
import { ERROR_ADVICE } from '../../server/contract/error-advice.ts';

const OPENING = `<!-- Made from the contract's error codes and server/contract/error-advice.ts by \`npm run docs\`. Do not edit. -->
# Errors

Every failure of the API has the same body. \`error\` is a sentence for people and may change; \`code\` is stable, and what programs look at;
\`docs_url\` leads to the code on this page; \`request_id\` names the request in our logs.

\`\`\`json response orders_get 404
{
  "success": false,
  "error": "There is no such order",
  "code": "not_found",
  "request_id": "0f8b5c1e-3f0a-4d6c-9a55-1d2f8f2f7c11",
  "docs_url": "https://market.example/docs/errors#not_found"
}
\`\`\`

Some failures carry more: \`details\` names the fields of a request that did not fit, a 409 \`duplicate_agent\` has
\`existing_agent\` and \`recovery\` (there \`error\` is the code itself and \`message\` the sentence), and the 402 of a payable
resource is an [x402 challenge](x402.md#the-challenge). Where an outside standard has words of its own for failures, they are used: [OAuth](credentials/mcp-oauth.md#failures)
and [MCP](mcp.md). What a request can be answered with is listed with each operation in the reference.

**Retrying.** 408, 429, 500 and 503 are worth another try, after \`Retry-After\` where it is sent; so are 402 \`payment_pending\` and a 409 with \`Retry-After\`.
A write that takes an \`Idempotency-Key\` is safe to repeat with the same one, and none pays twice with the same payment. Everything else needs a
change first.`;

/** The page of the documentation that explains every code; the error bodies link to its anchors. */
export function describeErrors(): string {
  const codes = Object.keys(errorCodes) as ErrorCode[];
  const byStatus = Map.groupBy(codes, (code) => ERROR_ADVICE[code].status);
  const sections = [...byStatus].map(([status, group]) =>
    [`## ${status} ${STATUS_CODES[status]}`, ...group.map(formatEntry)].join('\n\n'),
  );
  return `${[OPENING, ...sections].join('\n\n')}\n`;
}

function formatEntry(code: ErrorCode): string {
  return `### \`${code}\`\n\n${errorCodes[code]}\n\n**Next:** ${ERROR_ADVICE[code].nextStep}`;
}
