import {
  type HostDocument,
  hostDocuments,
  type WrittenDocumentPath,
} from '../../../generated/documents.gen.ts';
import type { ReferenceSite } from '../reference/site.ts';
import { docsUrl, type ReferenceUrls } from '../reference/urls.ts';
import { SERVER_CARD_PATH, SERVER_CARD_TYPE, writeServerCard } from './server-card.ts';

export interface DocumentContext {
  urls: ReferenceUrls;
  site: ReferenceSite;
  startedAt: Date;
}

type Writer = (context: DocumentContext) => string;

/** A server does not run that long. */
const YEAR_MS = 365 * 24 * 3600 * 1000;

export const SITEMAP_PATH = '/sitemap.xml';

const documents: readonly HostDocument[] = hostDocuments;

/** The documents that no operation returns. They are constant while the server runs, except for the sitemap. */
export const WRITERS: Readonly<Record<Exclude<WrittenDocumentPath, typeof SITEMAP_PATH>, Writer>> = {
  '/robots.txt': writeRobots,
  '/.well-known/security.txt': writeSecurity,
  '/.well-known/api-catalog': writeApiCatalog,
  [SERVER_CARD_PATH]: ({ urls }) => writeServerCard(urls),
  '/llms.txt': ({ site }) => site.writeIndex(),
  '/llms-full.txt': ({ site }) => site.writeFullText(),
};

/** Other names under which clients look for a document. */
export const ALIASES: ReadonlyMap<string, string> = new Map(
  documents.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path] as const)),
);

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
    documents: documents.map(({ path, type, ...rest }) => ({
      url: `${baseUrl}${path}`,
      type,
      title: rest.title,
    })),
  };
}

/** RFC 8288, for clients that start at `/`. */
export function buildLinks({ baseUrl }: ReferenceUrls): string {
  const related = documents.flatMap(({ path, rel }) => (rel ? [[`${baseUrl}${path}`, rel]] : []));
  return [...related, [docsUrl(baseUrl, ''), 'service-doc']]
    .map(([url, rel]) => `<${url}>; rel="${rel}"`)
    .join(', ');
}

/** Everything that is public may be read; what asks for a credential has nothing for a crawler. */
function writeRobots({ urls: { baseUrl } }: DocumentContext): string {
  return formatRobots(baseUrl);
}

/** The sitemap lists pages of both hosts, so both name it. */
export function formatRobots(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}${SITEMAP_PATH}\n`;
}

/** The pages of the documentation, for the sitemap. */
export function listPageUrls({ urls: { baseUrl }, site }: DocumentContext): string[] {
  return [`${baseUrl}/`, ...site.paths.map((path) => docsUrl(baseUrl, path))];
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

/** RFC 9727: one entry per API, with the documents that describe it. */
function writeApiCatalog({ urls: { baseUrl, appUrl } }: DocumentContext): string {
  const apis = Map.groupBy(
    documents.filter(({ describes }) => describes !== null),
    ({ describes }) => describes,
  );
  const linkset = [...apis].map(([path, described]) => ({
    anchor: `${baseUrl}${path}`,
    'service-desc': described.map((one) => ({ href: `${baseUrl}${one.path}`, type: one.type })),
    'service-doc': described.flatMap(({ guide }) => (guide === null ? [] : [linkGuide(baseUrl, guide)])),
    status: [{ href: `${baseUrl}/readyz`, type: 'application/json' }],
  }));
  const mcp = {
    anchor: `${appUrl}/mcp`,
    'service-desc': [{ href: `${baseUrl}${SERVER_CARD_PATH}`, type: SERVER_CARD_TYPE }],
    'service-doc': [linkGuide(baseUrl, '/mcp')],
  };
  return `${JSON.stringify({ linkset: [...linkset, mcp] }, null, 2)}\n`;
}

const linkGuide = (baseUrl: string, guide: string) => ({ href: docsUrl(baseUrl, guide), type: 'text/html' });
