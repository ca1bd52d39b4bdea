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

export interface ConsoleOptions {
  settings: Omit<ConsoleSettings, 'basePath'>;
  /** Paths of the contract at this host: whatever begins as they do is not for the console. */
  operationPaths: readonly string[];
  /** Nodes that the wallets of the sandbox speak to; elsewhere wallets have their own. */
  rpcUrls?: readonly string[] | undefined;
  /** Where the built files are; those of this repository unless set. */
  folder?: string | undefined;
}

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const REVALIDATE_CACHE_CONTROL = 'no-cache';
const HOUR_CACHE_CONTROL = 'public, max-age=3600';

/** What stands at `{app_url}` for people: one page, and the files it loads. Requests of programs go on to the next handler. */
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

/** Reads the files when the first page is asked for: most servers of a test run are never asked. */
function createConsoleHandler({ settings, folder }: ConsoleOptions): RequestHandler {
  let built: ConsoleBuild | undefined;
  return (req, res, next) => {
    built ??= readConsoleBuild(settings, folder);
    if (!built) return next();
    const file = built.files.get(req.path);
    if (file && req.path !== '/index.html') return sendFile(req, res, file);
    // a script that is gone must fail as a script; a person gets a page
    if (!acceptsHtml(req.headers)) return next();
    const moved = MOVED_PAGES.get(req.path);
    if (moved) return res.redirect(301, `${settings.appUrl.replace(/\/$/, '')}${moved}`);
    return sendDocument(req, res, built.page);
  };
}

interface ConsoleBuild {
  files: ConsoleFiles;
  page: CompressedPage;
}

function readConsoleBuild(
  settings: ConsoleOptions['settings'],
  folder: string | undefined,
): ConsoleBuild | undefined {
  const files = readConsoleFiles(folder);
  const template = files?.get('/index.html');
  if (!files || !template) return undefined;
  const basePath = new URL(settings.appUrl).pathname.replace(/\/$/, '');
  return { files, page: renderConsolePage(template.plain.toString(), { ...settings, basePath }) };
}

function sendDocument(req: Request, res: Response, page: CompressedPage): void {
  res.set({ 'Cache-Control': REVALIDATE_CACHE_CONTROL, Vary: 'Accept, Accept-Encoding' });
  res.status(isConsolePage(req.path) ? 200 : 404).type('html');
  sendPage(req, res, page);
}

function sendFile(req: Request, res: Response, file: CompressedFile): void {
  // only what is in assets/ has the hash of its content in its name
  const isHashed = req.path.startsWith('/assets/');
  res.set({
    'Cache-Control': isHashed ? IMMUTABLE_CACHE_CONTROL : HOUR_CACHE_CONTROL,
    Vary: 'Accept-Encoding',
  });
  res.type(req.path.slice(req.path.lastIndexOf('.')));
  sendCompressed(req, res, file);
}

/** Nothing is loaded from anywhere but here, and nobody is spoken to but the API, whose files are shown, the identity provider and nodes. */
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
