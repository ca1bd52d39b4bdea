/** The measured paths, with different rows each time, like visitors. */
export type Endpoint = 'GET /api/agents' | 'GET /api/services' | 'GET /api/agents/{id}';

const CATEGORIES = ['image_gen', 'video_gen', 'coding', 'seo', 'analytics', 'custom'];
const AGENT_SORTS = ['popular', 'newest', 'rating'];
const SERVICE_SORTS = ['popular', 'newest', 'rating', 'cheapest', 'fastest'];

function buildBrowsePaths(path: string, sorts: readonly string[]): string[] {
  const sorted = sorts.map((sortBy) => `${path}?sortBy=${sortBy}`);
  return [path, ...sorted, ...CATEGORIES.map((category) => `${path}?category=${category}`)];
}

/** Spread over the whole table, whatever its size. */
function buildDetailPaths(agents: number): string[] {
  return Array.from(
    { length: 997 },
    (_, index) => `/api/agents/agent-${1 + Math.floor((index * agents) / 997)}`,
  );
}

export function buildRequests(agents: number): ReadonlyMap<Endpoint, readonly string[]> {
  return new Map<Endpoint, string[]>([
    ['GET /api/agents', buildBrowsePaths('/api/agents', AGENT_SORTS)],
    ['GET /api/services', buildBrowsePaths('/api/services', SERVICE_SORTS)],
    ['GET /api/agents/{id}', buildDetailPaths(agents)],
  ]);
}
