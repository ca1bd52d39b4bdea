import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import helmet from 'helmet';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import {
  type CompressedFile,
  type CompressedPage,
  sendCompressed,
  sendPage,
} from '../pages/compressed-page.ts';
import { type ConsoleFiles, readConsoleFiles } from './console-files.ts';
import { type ConsoleSettings, renderConsolePage } from './page.ts';
import { firstSegment, isConsolePage, MOVED_PAGES } from './page-paths.ts';
import { createPreloads } from './preloads.ts';

export interface ConsoleOptions {
  settings: Omit<ConsoleSettings, 'basePath'>;
  /** Paths of the contract at this host, which the console leaves alone. */
  operationPaths: readonly string[];
  /** RPC URLs for sandbox wallets; other wallets have their own. */
  rpcUrls?: readonly string[] | undefined;
  /** The folder of the built files; by default, that of this repository. */
  folder?: string | undefined;
}

const MANIFEST = '/manifest.json';
const INTERNAL_FILES = new Set(['/index.html', MANIFEST]);
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const REVALIDATE_CACHE_CONTROL = 'no-cache';
const HOUR_CACHE_CONTROL = 'public, max-age=3600';

/** Serves people at `{app_url}`: one page and its files. Requests of programs go to the next handler. */
export function createConsoleRouter(options: ConsoleOptions): Router {
  const reserved = new Set(options.operationPaths.map(firstSegment));
  const router = express.Router();
  const serve = createConsoleHandler(options);
  const protect = createSecurityHeaders(options);
  router.use((req, res, next) => {
    if (!['GET', 'HEAD'].includes(req.method) || reserved.has(firstSegment(req.path))) return next();
    protect(req, res, (error?: unknown) => (error ? next(error) : serve(req, res, next)));
  });
  return router;
}

/** Reads the files on the first request: most test servers never get one. */
function createConsoleHandler({ settings, folder }: ConsoleOptions): RequestHandler {
  let built: ConsoleBuild | undefined;
  return (req, res, next) => {
    built ??= readConsoleBuild(settings, folder);
    if (!built) return next();
    const file = built.files.get(req.path);
    if (file && !INTERNAL_FILES.has(req.path)) return sendFile(req, res, file);
    // a missing script must fail as a script; people get a page, and so does whoever looks whether there is one
    const isCheck = req.path === '/' && req.accepts('html');
    if (!acceptsHtml(req.headers) && !isCheck) return next();
    const moved = MOVED_PAGES.get(req.path);
    if (moved) return res.redirect(301, `${settings.appUrl.replace(/\/$/, '')}${moved}`);
    res.set('Link', built.listPreloads(req.path));
    return sendDocument(req, res, built.page, settings);
  };
}

interface ConsoleBuild {
  files: ConsoleFiles;
  page: CompressedPage;
  listPreloads: (path: string) => string;
}

function readConsoleBuild(
  settings: ConsoleOptions['settings'],
  folder: string | undefined,
): ConsoleBuild | undefined {
  const files = readConsoleFiles(folder);
  const [template, manifest] = [files?.get('/index.html'), files?.get(MANIFEST)];
  if (!files || !template || !manifest) return undefined;
  const basePath = new URL(settings.appUrl).pathname.replace(/\/$/, '');
  const { apiUrl } = settings;
  const html = template.plain.toString();
  const build = { manifest: JSON.parse(manifest.plain.toString()), template: html };
  return {
    files,
    page: renderConsolePage(html, { ...settings, basePath }),
    listPreloads: createPreloads(files, build, { apiUrl, basePath }),
  };
}

function sendDocument(
  req: Request,
  res: Response,
  page: CompressedPage,
  settings: ConsoleOptions['settings'],
): void {
  res.set({ 'Cache-Control': REVALIDATE_CACHE_CONTROL, Vary: 'Accept, Accept-Encoding' });
  res.status(isConsolePage(req.path, settings) ? 200 : 404).type('html');
  sendPage(req, res, page);
}

function sendFile(req: Request, res: Response, file: CompressedFile): void {
  // only names in assets/ contain a content hash
  const isHashed = req.path.startsWith('/assets/');
  res.set({
    'Cache-Control': isHashed ? IMMUTABLE_CACHE_CONTROL : HOUR_CACHE_CONTROL,
    Vary: 'Accept-Encoding',
  });
  res.type(req.path.slice(req.path.lastIndexOf('.')));
  sendCompressed(req, res, file);
}

/** Loads only from this origin, and connects only to the API, the identity provider and RPC nodes. */
function createSecurityHeaders({ settings: { apiUrl, idp, solana }, rpcUrls = [] }: ConsoleOptions) {
  const api = new URL(apiUrl).origin;
  const connectedUrls = [idp.issuer, ...(solana.rpcUrl ? [solana.rpcUrl] : []), ...rpcUrls];
  const others = [...new Set(connectedUrls.map((address) => new URL(address).origin))];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', api],
        mediaSrc: [api],
        connectSrc: ["'self'", api, ...others],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
}
