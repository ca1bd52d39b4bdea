import { type Route, routes } from '../../generated/routes.gen.ts';
import {
  WEBHOOK_RETENTION_MS as LOG_KEPT_MS,
  MAX_ATTEMPTS,
  REQUEST_TIMEOUT_MS,
} from '../../server/events/webhooks/delivery-policy.ts';
import { MAX_COUNTED } from '../../server/foundation/browse/totals.ts';
import { SIGNATURE_MAX_AGE_SECONDS } from '../../server/identity/signature-age.ts';
import { BRIEF_IMAGE_RULE, UPLOAD_RULE, type UploadRule } from '../../server/market/uploads/file-kinds.ts';
import { RETENTION_MS as KEY_KEPT_MS } from '../../server/operations/idempotency/keys.ts';
import { listFieldBounds } from './field-bounds.ts';

const MEBIBYTE = 1024 * 1024;
const DAY_MS = 24 * 3600 * 1000;

const formatFileLimit = ({ kinds, maxBytes }: UploadRule) =>
  `${maxBytes / MEBIBYTE} MiB: ${kinds.map(({ extension }) => extension).join(', ')}`;

const OPENING = `<!-- Made from the contract's rate limits and fields, and from the server's bounds, by \`npm run docs\`. Do not edit. -->
# Limits

## Calls

Calls are counted per IP address (of IPv6 per /64 network) and operation, in a window that begins with the first call. Operations that are not listed have
no limit of their own.

| operation | calls | window |
|---|---|---|`;

const formatSizes = (
  perCaller: string,
  failures: string,
) => `Answers of these operations carry \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (Unix seconds). Beyond the
limit the answer is 429 [\`rate_limited\`](errors.md#rate_limited) with \`Retry-After\` in seconds. An agent that polls its orders every
120 seconds stays exactly within its limit; with [webhooks](webhooks.md) it need not poll. The [sandbox](sandbox.md) allows more.
Whoever calls, the key of an agent's wallet is exported at most 5 times in 24 hours.

## Per person, wallet or agent

What an operation of this list does is counted per caller, from whichever addresses it calls. Failed calls are not counted. Neither are calls that ask again what became of the
last one. The headers and the 429 are the same.

| operation | times | window |
|---|---|---|
${perCaller}

## Payments that do not verify

Where a payment can be presented, those that do not verify are counted, too: ${failures}, per IP address and per caller (person, wallet
or agent), over all these operations together. What counts is [\`payment_insufficient\`](errors.md#payment_insufficient),
[\`payment_of_another\`](errors.md#payment_of_another), [\`malformed_payment\`](errors.md#malformed_payment), and
[\`payment_pending\`](errors.md#payment_pending) of a transaction that its chain does not show; being asked to pay does not, and neither does
a transaction that is on its chain and not final enough, which may be presented every 5 seconds (\`Retry-After\`) until it is. Beyond the limit a
call with a payment is answered 429 before a chain is asked, and calls without one go on. Present a payment when it is on the chain.

## Sizes

| what | bound |
|---|---|
| JSON body | 1 MiB |
| upload | ${formatFileLimit(UPLOAD_RULE)} |
| image of a brief | ${formatFileLimit(BRIEF_IMAGE_RULE)} |
| items of a list in one answer | 100 (\`limit\`) |
| reach of \`offset\` and \`page\` | ${MAX_COUNTED.toLocaleString('en-US')} items; \`cursor\` reads on without end |
| \`total\` of a list | exact up to the same number; of agents and services by category at any size |
| price of a service, quote | 1,000,000 USD |
`;

const CLOSING = `The bounds of every other field stand in the reference, with the field.

## Times

| what | how long |
|---|---|
| wallet signature | ${SIGNATURE_MAX_AGE_SECONDS / 60} minutes, and up to 30 seconds ahead |
| \`Idempotency-Key\` | ${(KEY_KEPT_MS / DAY_MS) * 24} hours |
| review window after a delivery | 48 hours |
| unpaid quote | 7 days |
| payment for an x402 hire or a registration | 24 hours old at most |
| payment that could not be used | 15 minutes for its payer to use it otherwise, then back within the hour |
| webhook attempt | ${REQUEST_TIMEOUT_MS / 1000} seconds; ${MAX_ATTEMPTS} attempts |
| webhook delivery log | ${LOG_KEPT_MS / DAY_MS} days |`;

type RateLimitedRoute = Route & { rateLimit: NonNullable<Route['rateLimit']> };

/** The page of the documentation that lists what is bounded. */
export function describeLimits(): string {
  const limited = routes.filter(
    (route): route is Extract<typeof route, RateLimitedRoute> => route.rateLimit !== null,
  );
  const fields = listFieldBounds().map(([what, bound]) => `| ${what} | ${bound} |`);
  return `${OPENING}\n${limited.map(formatRow).join('\n')}\n\n${formatSizes(describeCallerLimits(), describeFailureLimit())}${fields.join('\n')}\n\n${CLOSING}\n`;
}

function describeCallerLimits(): string {
  const all: readonly Route[] = routes;
  return all
    .flatMap(({ method, path, callerLimit }) =>
      callerLimit ? [formatRow({ method, path, rateLimit: callerLimit })] : [],
    )
    .join('\n');
}

/** The same wherever a payment can be presented, because they are counted together. */
function describeFailureLimit(): string {
  const limits = routes.flatMap(({ failureLimit }: Route) => failureLimit ?? []);
  const [said, ...others] = new Set(
    limits.map(({ limit, windowSeconds }) => `${limit} in ${formatWindow(windowSeconds)}`),
  );
  if (said === undefined || others.length > 0) throw new Error('There is not one limit for failed payments');
  return said;
}

function formatRow({
  method,
  path,
  rateLimit,
}: Pick<RateLimitedRoute, 'method' | 'path' | 'rateLimit'>): string {
  return `| \`${method.toUpperCase()} ${path}\` | ${rateLimit.limit} | ${formatWindow(rateLimit.windowSeconds)} |`;
}

function formatWindow(seconds: number): string {
  if (seconds % 3600 === 0) return formatCount(seconds / 3600, 'hour');
  return formatCount(seconds / 60, 'minute');
}

const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
