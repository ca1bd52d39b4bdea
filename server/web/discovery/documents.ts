import type { ReferenceSite } from '../reference/site.ts';
import { docsUrl, type ReferenceUrls } from '../reference/urls.ts';

export interface DocumentContext {
  urls: ReferenceUrls;
  site: ReferenceSite;
  startedAt: Date;
}

interface TextDocument {
  path: string;
  /** A media type. */
  type: string;
  write(context: DocumentContext): string;
}

/** A server does not run that long. */
const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Documents that crawlers, directories and agents request from any host, besides those of the contract. They are
 * constant while the server runs.
 */
export const TEXT_DOCUMENTS: readonly TextDocument[] = [
  { path: '/robots.txt', type: 'text/plain', write: writeRobots },
  { path: '/sitemap.xml', type: 'application/xml', write: writeSitemap },
  { path: '/.well-known/security.txt', type: 'text/plain', write: writeSecurity },
  { path: '/.well-known/api-catalog', type: 'application/linkset+json', write: writeApiCatalog },
  { path: '/llms.txt', type: 'text/markdown', write: ({ site }) => site.writeIndex() },
  { path: '/llms-full.txt', type: 'text/markdown', write: ({ site }) => site.writeFullText() },
];

/** Other names under which clients look for a document of the contract. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['/.well-known/openapi.json', '/openapi.json'],
  ['/.well-known/x402.json', '/.well-known/x402'],
  ['/security.txt', '/.well-known/security.txt'],
]);

/** What a program finds at `/`. */
export function buildIndex({ urls: { baseUrl, appUrl }, site }: DocumentContext) {
  const { title, version } = site.info;
  return {
    name: title,
    version,
    documentation_url: docsUrl(baseUrl, ''),
    openapi_url: `${baseUrl}/api/openapi.json`,
    payable_services_url: `${baseUrl}/openapi.json`,
    mcp_url: `${appUrl}/mcp`,
    app_url: appUrl,
    llms_url: `${baseUrl}/llms.txt`,
  };
}

/** RFC 8288, for clients that start at `/`. */
export function buildLinks({ baseUrl }: ReferenceUrls): string {
  const links = [
    [`${baseUrl}/.well-known/api-catalog`, 'api-catalog'],
    [`${baseUrl}/api/openapi.json`, 'service-desc'],
    [docsUrl(baseUrl, ''), 'service-doc'],
  ];
  return links.map(([url, rel]) => `<${url}>; rel="${rel}"`).join(', ');
}

/** Everything that is public may be read; what asks for a credential has nothing for a crawler. */
function writeRobots({ urls: { baseUrl } }: DocumentContext): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

function writeSitemap({ urls: { baseUrl }, site }: DocumentContext): string {
  const urls = ['/', ...site.paths.map((path) => docsUrl('', path))];
  const entries = urls.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** RFC 9116. */
function writeSecurity({ urls: { baseUrl }, site, startedAt }: DocumentContext): string {
  const expires = new Date(startedAt.getTime() + YEAR_MS).toISOString();
  return [
    `Contact: ${site.info.contact.url}/security/advisories/new`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    `Policy: ${site.info.contact.url}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

/** RFC 9727. */
function writeApiCatalog({ urls: { baseUrl, appUrl } }: DocumentContext): string {
  const describe = (anchor: string, openapi: string, doc: string) => ({
    anchor,
    'service-desc': [{ href: openapi, type: 'application/vnd.oai.openapi+json;version=3.1' }],
    'service-doc': [{ href: docsUrl(baseUrl, doc), type: 'text/html' }],
    status: [{ href: `${baseUrl}/readyz`, type: 'application/json' }],
  });
  const linkset = [
    describe(`${baseUrl}/api`, `${baseUrl}/api/openapi.json`, ''),
    describe(`${baseUrl}/api/x402`, `${baseUrl}/openapi.json`, '/x402'),
    { anchor: `${appUrl}/mcp`, 'service-doc': [{ href: docsUrl(baseUrl, '/mcp'), type: 'text/html' }] },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
