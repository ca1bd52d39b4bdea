import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import helmet from 'helmet';
import { wantsPage } from '../../contract/wants-page.ts';
import { type Packed, type PackedPage, sendPacked, sendPage } from '../pages/packed.ts';
import { type ConsoleFiles, readConsoleFiles } from './files.ts';
import { type ConsoleSettings, consolePage } from './page.ts';
import { firstPart, isConsolePage } from './pages.ts';

export interface ConsoleOptions {
  settings: Omit<ConsoleSettings, 'basePath'>;
  /** Paths of the contract at this host: whatever begins as they do is not for the console. */
  operationPaths: readonly string[];
  /** Nodes that the wallets of the sandbox speak to; elsewhere wallets have their own. */
  nodes?: readonly string[] | undefined;
  /** Where the built files are; those of this repository unless set. */
  folder?: string | undefined;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/** What stands at `{app_url}` for people: one page, and the files it loads. Programs go on to the next door. */
export function consoleRouter(options: ConsoleOptions): Router {
  const reserved = new Set(options.operationPaths.map(firstPart));
  const router = express.Router();
  const serve = consoleHandler(options);
  const protect = protection(options);
  router.use((req, res, next) => {
    if (!['GET', 'HEAD'].includes(req.method) || reserved.has(firstPart(req.path))) return next();
    protect(req, res, (error?: unknown) => (error ? next(error) : serve(req, res, next)));
  });
  return router;
}

/** Reads the files when the first page is asked for: most servers of a test run are never asked. */
function consoleHandler({ settings, folder }: ConsoleOptions): RequestHandler {
  let built: Built | undefined;
  return (req, res, next) => {
    built ??= readBuilt(settings, folder);
    if (!built) return next();
    const file = built.files.get(req.path);
    if (file && req.path !== '/index.html') return sendFile(req, res, file);
    // a script that is gone must fail as a script; a person gets a page
    if (!wantsPage(req.headers)) return next();
    return sendDocument(req, res, built.page);
  };
}

interface Built {
  files: ConsoleFiles;
  page: PackedPage;
}

function readBuilt(settings: ConsoleOptions['settings'], folder: string | undefined): Built | undefined {
  const files = readConsoleFiles(folder);
  const template = files?.get('/index.html');
  if (!files || !template) return undefined;
  const basePath = new URL(settings.appUrl).pathname.replace(/\/$/, '');
  return { files, page: consolePage(template.plain.toString(), { ...settings, basePath }) };
}

function sendDocument(req: Request, res: Response, page: PackedPage): void {
  res.set({ 'Cache-Control': ASK_AGAIN, Vary: 'Accept, Accept-Encoding' });
  res.status(isConsolePage(req.path) ? 200 : 404).type('html');
  sendPage(req, res, page);
}

function sendFile(req: Request, res: Response, file: Packed): void {
  // only what is in assets/ has the hash of its content in its name
  const isHashed = req.path.startsWith('/assets/');
  res.set({ 'Cache-Control': isHashed ? FOREVER : AN_HOUR, Vary: 'Accept-Encoding' });
  res.type(req.path.slice(req.path.lastIndexOf('.')));
  sendPacked(req, res, file);
}

/** Nothing is loaded from anywhere but here, and nobody is spoken to but the API, whose files are shown, the identity provider and nodes. */
function protection({ settings: { apiUrl, idp, solana }, nodes = [] }: ConsoleOptions) {
  const api = new URL(apiUrl).origin;
  const spokenTo = [idp.issuer, ...(solana.rpcUrl ? [solana.rpcUrl] : []), ...nodes];
  const others = [...new Set(spokenTo.map((address) => new URL(address).origin))];
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
