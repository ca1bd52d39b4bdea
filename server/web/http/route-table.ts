interface Node<T> {
  fixed: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  methods: Map<string, Leaf<T>> | undefined;
}

interface Leaf<T> {
  value: T;
  names: readonly string[];
}

export type Match<T> =
  | { found: true; value: T; params: Record<string, string> }
  | { found: false; allowed: readonly string[] };

const NO_PARAMS: Record<string, string> = Object.freeze({});

/**
 * Finds an operation by path segments, so that the cost does not grow with the number of paths. A fixed segment
 * precedes a parameter: `/agents/me` before `/agents/{id}`.
 */
export class RouteTable<T> {
  readonly #root: Node<T> = emptyNode();

  add(method: string, path: string, value: T): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of splitSegments(path)) {
      if (segment.startsWith('{')) names.push(segment.slice(1, -1));
      node = getOrAddChild(node, segment);
    }
    node.methods ??= new Map();
    node.methods.set(method.toUpperCase(), { value, names });
  }

  find(method: string, pathname: string): Match<T> {
    const segments = splitSegments(pathname);
    const ends: { node: Node<T>; values: string[] }[] = [];
    collectMatches(this.#root, segments, 0, [], ends);
    for (const { node, values } of ends) {
      const leaf = findLeaf(node, method);
      if (leaf) return { found: true, value: leaf.value, params: toParams(leaf.names, values) };
    }
    return { found: false, allowed: allowedMethods(ends.map(({ node }) => node)) };
  }
}

function findLeaf<T>(node: Node<T>, method: string): Leaf<T> | undefined {
  return node.methods?.get(method) ?? (method === 'HEAD' ? node.methods?.get('GET') : undefined);
}

function collectMatches<T>(
  node: Node<T>,
  segments: readonly string[],
  depth: number,
  values: string[],
  ends: { node: Node<T>; values: string[] }[],
): void {
  const segment = segments[depth];
  if (segment === undefined) {
    if (node.methods) ends.push({ node, values });
    return;
  }
  const fixed = node.fixed.get(segment);
  if (fixed) collectMatches(fixed, segments, depth + 1, values, ends);
  if (node.parameter && segment !== '') {
    collectMatches(node.parameter, segments, depth + 1, [...values, segment], ends);
  }
}

function allowedMethods<T>(nodes: readonly Node<T>[]): string[] {
  const methods = new Set(nodes.flatMap(({ methods }) => [...(methods?.keys() ?? [])]));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** `/a/b` and `/a/b/` are equal. */
function splitSegments(path: string): string[] {
  const end = path.length > 1 && path.endsWith('/') ? path.length - 1 : path.length;
  return path.slice(1, end).split('/');
}

function getOrAddChild<T>(node: Node<T>, segment: string): Node<T> {
  if (segment.startsWith('{')) {
    node.parameter ??= emptyNode();
    return node.parameter;
  }
  const known = node.fixed.get(segment) ?? emptyNode<T>();
  node.fixed.set(segment, known);
  return known;
}

function emptyNode<T>(): Node<T> {
  return { fixed: new Map(), parameter: undefined, methods: undefined };
}

/** Throws URIError if a segment is not valid percent-encoding. */
function toParams(names: readonly string[], values: readonly string[]): Record<string, string> {
  if (names.length === 0) return NO_PARAMS;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
