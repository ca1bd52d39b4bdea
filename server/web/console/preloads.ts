import type { ConsoleFiles } from './console-files.ts';

/** A chunk of the build, as its manifest lists it. */
interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

interface Page {
  /** `:id` is the part that names something. */
  path: string;
  /** Its source in `console/`; the first page is part of the first script. */
  source?: string;
  /** Public responses of the API that it shows first. */
  responses?: (id: string) => string[];
}

/** Those that visitors open first; of two that match, the first counts. */
const PAGES: Page[] = [
  {
    path: '/',
    responses: () => ['/api/services?sortBy=popular&limit=6', '/api/agents/featured', '/api/platform-stats'],
  },
  { path: '/services', source: 'src/routes/services.tsx' },
  {
    path: '/services/:id',
    source: 'src/routes/service.tsx',
    responses: (id) => [`/api/services/${id}`],
  },
  { path: '/services/:id/hire', source: 'src/routes/hire.tsx' },
  { path: '/agents', source: 'src/routes/agents.tsx' },
  { path: '/agents/:id', source: 'src/routes/agent.tsx', responses: (id) => [`/api/agents/${id}`] },
  { path: '/bounties', source: 'src/routes/bounties.tsx' },
  { path: '/bounties/new', source: 'src/routes/post-bounty.tsx' },
  { path: '/bounties/mine', source: 'src/routes/my-bounties.tsx' },
  { path: '/bounties/:id', source: 'src/routes/bounty.tsx' },
  { path: '/earn', source: 'src/routes/earn.tsx' },
  { path: '/statistics', source: 'src/routes/statistics.tsx' },
  { path: '/orders', source: 'src/routes/orders.tsx' },
  { path: '/orders/:id', source: 'src/routes/order.tsx' },
  { path: '/sign-in', source: 'src/routes/sign-in.tsx' },
];

const ID = /^[\w-]{1,120}$/;
const TYPEFACE = /^\/assets\/inter-[^/]+\.woff2$/;
/** What the document names itself. */
const NAMED_FILE = /="\.\/(assets\/[^"]+)"/g;
const AS_FETCH = 'rel=preload; as=fetch; crossorigin';

export interface ConsoleManifest {
  manifest: Manifest;
  /** The document. */
  template: string;
}

export interface PreloadOptions {
  apiUrl: string;
  basePath: string;
}

/**
 * Tells browsers what a page loads, so that they need not run its first script to learn of the rest. In a header,
 * because the document is the same for all pages.
 */
export function createPreloads(files: ConsoleFiles, build: ConsoleManifest, options: PreloadOptions) {
  const { basePath, apiUrl } = options;
  const { manifest, template } = build;
  const api = apiUrl.replace(/\/$/, '');
  const typefaces = [...files.keys()].filter((path) => TYPEFACE.test(path));
  const first = new Set([...template.matchAll(NAMED_FILE)].map(([, file]) => file));
  const always = typefaces.map((path) => `<${basePath}${path}>; ${AS_FETCH}`);
  const scripts = new Map(
    PAGES.map((page) => {
      const { source } = page;
      const needed = source ? listFiles(manifest, source).filter((file) => !first.has(file)) : [];
      return [page, needed.map((file) => `<${basePath}/${file}>; rel=modulepreload`)];
    }),
  );
  /** The value of `Link`. */
  return (path: string): string => {
    const page = PAGES.find((one) => matchesPath(one.path, path));
    const id = page ? findId(page.path, path) : '';
    const responses = page?.responses?.(id).map((response) => `<${api}${response}>; ${AS_FETCH}`) ?? [];
    return [...always, ...((page && scripts.get(page)) ?? []), ...responses].join(', ');
  };
}

function matchesPath(pattern: string, path: string): boolean {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  if (expected.length !== given.length) return false;
  return expected.every((part, index) =>
    part === ':id' ? ID.test(given[index] ?? '') : part === given[index],
  );
}

const findId = (pattern: string, path: string) => path.split('/')[pattern.split('/').indexOf(':id')] ?? '';

/** A chunk and what it imports, each once. */
function listFiles(manifest: Manifest, name: string, found = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return [...found];
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, found);
  return [...found];
}
