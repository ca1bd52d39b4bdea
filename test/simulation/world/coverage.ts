import { routes } from '../../../generated/routes.gen.ts';

const PATTERNS = routes.map(({ operationId, method, path }) => ({
  operationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: path.split('{').length - 1,
}));

/** How often what happened. */
export class Coverage {
  readonly counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + count);
  }

  addResponse(method: string, path: string, status: number): void {
    const [route] = PATTERNS.filter((one) => one.method === method && one.pattern.test(path)).sort(
      (a, b) => a.parameters - b.parameters,
    );
    this.add(`operation ${route?.operationId ?? `${method} ${path}`} ${status}`);
  }

  merge(other: Coverage): void {
    for (const [name, count] of other.counts) this.add(name, count);
  }
}
