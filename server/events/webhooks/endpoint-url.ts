import { type PublicUrl, parsePublicUrl } from '../../foundation/platform/public-url.ts';
import { EndpointRefusedError } from './errors.ts';

const PORTS = new Set(['', '8443']);
/** Reserved names that never resolve. Examples may use them, and nothing can be sent to them. */
const RESERVED_SUFFIXES = ['test', 'invalid', 'example', 'onion'];

/** Parses an endpoint and rejects what is invalid by its text alone. */
export function parseEndpoint(text: string, options: { allowLoopback: boolean }): PublicUrl {
  const endpoint = parsePublicUrl(text, options);
  if (typeof endpoint === 'string') throw new EndpointRefusedError(endpoint);
  if (endpoint.isLoopback) return endpoint;
  if (!PORTS.has(endpoint.url.port)) throw new EndpointRefusedError('must use port 443 or 8443');
  const name = endpoint.hostname.replace(/\.$/, '');
  const suffix = RESERVED_SUFFIXES.find((one) => name.endsWith(`.${one}`));
  if (suffix) throw new EndpointRefusedError(`must name a public host; .${suffix} is not public`);
  return endpoint;
}
