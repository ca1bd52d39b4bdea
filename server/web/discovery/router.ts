import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { hostDocuments } from '../../../generated/documents.gen.ts';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import { type CompressedPage, compressPage, sendPage } from '../pages/compressed-page.ts';
import { readsOnly } from '../pages/reads-only.ts';
import type { ReferenceSite } from '../reference/site.ts';
import type { ReferenceUrls } from '../reference/urls.ts';
import { ALIASES, buildIndex, buildLinks, type DocumentContext, WRITERS } from './documents.ts';

const HOUR_CACHE_CONTROL = 'public, max-age=3600';
const securityHeaders = helmet({ contentSecurityPolicy: false });

/** Documents about this host, for programs that know nothing but its name. Other requests go on. */
export function createDiscoveryRouter(urls: ReferenceUrls, getSite: () => ReferenceSite): RequestHandler {
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
    if (operationId !== null) continue;
    const write = WRITERS[path];
    let page: CompressedPage | undefined;
    router.get(path, securityHeaders, (req, res) => {
      page ??= compressPage(write(getContext()));
      sendPage(req, res.set('Cache-Control', HOUR_CACHE_CONTROL).type(type).vary('Accept-Encoding'), page);
    });
  }
  return readsOnly(router);
}
