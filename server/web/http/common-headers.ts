import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

type Headers = Record<string, string | number>;

/** An API serves no pages, so nothing may be loaded, framed or sniffed; anyone's scripts may read it. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // advice to browsers that no longer exist
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const EXPOSED_HEADERS = [
  'X-Request-Id',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Idempotency-Replayed',
  'PAYMENT-REQUIRED',
  'PAYMENT-RESPONSE',
  'X-PAYMENT-RESPONSE',
  'X-Payment-Scheme',
  'X-Payment-Network',
  'X-Payment-Asset',
  'WWW-Authenticate',
  'ETag',
];

/**
 * The headers of every answer. `Access-Control-Allow-Credentials` is left out on purpose: with it absent browsers
 * send no cookies from other sites, so an open origin gives away nothing.
 */
const COMMON: Readonly<Headers> = { ...captureHeaders(securityHeaders), 'Access-Control-Allow-Origin': '*' };
const CORS_HEADERS: Readonly<Headers> = {
  ...COMMON,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
};

/** Only a script on a page names its origin, and only scripts need to be told which headers they may read. */
export function commonHeaders(origin: string | undefined): Headers {
  return origin === undefined ? { ...COMMON } : { ...CORS_HEADERS };
}

const PREFLIGHT_MAX_AGE_SECONDS = 24 * 3600;

/** The answer to what a browser asks before a request from another site. */
export function preflightHeaders(allowed: readonly string[], requested: string | undefined): Headers {
  return {
    Allow: [...allowed, 'OPTIONS'].join(', '),
    'Access-Control-Allow-Methods': allowed.join(', '),
    'Access-Control-Allow-Headers': requested ?? 'Authorization, Content-Type',
    'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_SECONDS,
    Vary: 'Access-Control-Request-Headers',
  };
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** They never change, so they are computed once rather than per request. */
function captureHeaders(middleware: Middleware): Headers {
  const headers: Headers = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
