import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

type Headers = Record<string, string | number>;

/** An API serves no pages, so nothing may be loaded, framed or sniffed; any origin may read it. */
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
  // for obsolete browsers only
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
  'RateLimit-Policy',
  'RateLimit',
  'Idempotency-Replayed',
  'Deprecation',
  'Sunset',
  'PAYMENT-REQUIRED',
  'PAYMENT-RESPONSE',
  'X-PAYMENT-RESPONSE',
  'Payment-Receipt',
  'X-Payment-Scheme',
  'X-Payment-Network',
  'X-Payment-Asset',
  'WWW-Authenticate',
  'ETag',
];

/**
 * The headers of every response. `Access-Control-Allow-Credentials` is omitted on purpose: without it, browsers send
 * no cookies from other sites, so an open origin reveals nothing.
 */
const COMMON: Readonly<Headers> = { ...captureHeaders(securityHeaders), 'Access-Control-Allow-Origin': '*' };
/** Of responses that caches may share among all kinds of clients. */
export const corsHeaders: Readonly<Headers> = {
  ...COMMON,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
};

/** Only scripts on pages send an origin, and only they need the list of readable headers. */
export function commonHeaders(origin: string | undefined): Headers {
  return origin === undefined ? { ...COMMON } : { ...corsHeaders };
}

const PREFLIGHT_MAX_AGE_SECONDS = 24 * 3600;

/** The response to CORS preflight requests. */
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

/** Constant, so computed once. */
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
