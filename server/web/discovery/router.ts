import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { hostDocuments } from '../../../generated/documents.gen.ts';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';
import { readsOnly } from '../pages/reads-only.ts';
import type { ReferenceSite } from '../reference/site.ts';
import type { ReferenceUrls } from '../reference/urls.ts';
import {
  ALIASES,
  buildIndex,
  buildLinks,
  type DocumentContext,
  formatRobots,
  listPageUrls,
  SITEMAP_PATH,
  WRITERS,
} from './documents.ts';
import { HOUR_CACHE_CONTROL, sendDocument } from './send-document.ts';
import { SERVER_CARD_PATH, SERVER_CARD_TYPE, writeServerCard } from './server-card.ts';
import { type ListingSource, Sitemaps } from './sitemaps.ts';

const XML = 'application/xml';
const securityHeaders = helmet({ contentSecurityPolicy: false });

/** Documents about this host, for programs that know nothing but its name. Other requests go on. */
export function createDiscoveryRouter(
  urls: ReferenceUrls,
  getSite: () => ReferenceSite,
  listings: ListingSource,
): RequestHandler {
  const router = express.Router();
  const startedAt = new Date();
  const getContext = (): DocumentContext => ({ urls, site: getSite(), startedAt });
  router.use((req, _res, next) => {
    const [path = '', query] = req.url.split('?', 2);
    const known = ALIASES.get(path);
    if (known) req.url = query === undefined ? known : `${known}?${query}`;
    next();
  });
  router.get('/', securityHeaders, (req, res, next) => {
    res.set('Link', buildLinks(urls)).vary('Accept');
    if (acceptsHtml(req.headers)) return next();
    res.set('Cache-Control', HOUR_CACHE_CONTROL).json(buildIndex(getContext()));
  });
  for (const { path, type, operationId } of hostDocuments) {
    if (operationId !== null || path === SITEMAP_PATH) continue;
    const write = WRITERS[path];
    let page: CompressedPage | undefined;
    router.get(path, securityHeaders, (req, res) => {
      page ??= compressPage(write(getContext()));
      sendDocument(req, res, type, page);
    });
  }
  const sitemaps = new Sitemaps({ ...urls, listings, listPages: () => listPageUrls(getContext()) });
  router.get(SITEMAP_PATH, securityHeaders, async (req, res) =>
    sendDocument(req, res, XML, await sitemaps.getIndex()),
  );
  router.get('/sitemaps/:name.xml', securityHeaders, async (req, res, next) => {
    const page = await sitemaps.get(String(req.params.name));
    if (page) sendDocument(req, res, XML, page);
    else next();
  });
  return readsOnly(router);
}

/** Documents of the app's host: it has the MCP server, whose clients also look for the card below its address. */
export function createAppDocuments(urls: ReferenceUrls): RequestHandler {
  const router = express.Router();
  const serve = (paths: string[], type: string, text: string) => {
    const page = compressPage(text);
    router.get(paths, securityHeaders, (req, res) => sendDocument(req, res, type, page));
  };
  serve(['/robots.txt'], 'text/plain', formatRobots(urls.baseUrl));
  serve([SERVER_CARD_PATH, '/mcp/server-card'], SERVER_CARD_TYPE, writeServerCard(urls));
  return readsOnly(router);
}
