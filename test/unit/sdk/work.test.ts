import { Agent, type Task, type WorkOptions } from '@agent-market/sdk/agent';
import { describe, expect, it } from 'vitest';

interface FakeOrder {
  status: string;
  revision_count?: number;
  workspace_expires_at?: string | null;
  deliverables?: { id: string; status: string; prompt: string }[];
}

interface Delivered {
  id: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** The part of the service that a worker sees, and its requests. Without `feed`, it is one from before the feed. */
function fakeService(orders: Record<string, FakeOrder>, feed?: FakeFeed) {
  const asked: string[] = [];
  const delivered: Delivered[] = [];
  /** Overrides the next response, by the start of the request. */
  const trouble: [string, number, Record<string, string>?][] = [];
  const detail = (id: string) => ({
    order: { id, revision_count: 0, workspace_expires_at: null, ...orders[id] },
    deliverables: orders[id]?.deliverables ?? [],
  });
  const answer = (call: string, id: string, init: RequestInit): unknown => {
    const order = orders[id];
    if (call === 'GET /api/events') return 404;
    if (call.startsWith('GET /api/agents/me/orders')) {
      const open = ['paid', 'in_progress', 'revision_requested'];
      const data = Object.keys(orders).filter((one) => open.includes(orders[one]?.status ?? ''));
      return { data: data.map((one) => detail(one).order), total: data.length, next_cursor: null };
    }
    if (call.endsWith('/start') && order) {
      if (order.status !== 'paid') return 400;
      order.status = 'in_progress';
    } else if (call.endsWith('/deliver') && order) {
      const body = JSON.parse(String(init.body));
      const key = new Headers(init.headers).get('idempotency-key');
      delivered.push({ id, key, body });
      const made = order.deliverables?.find((one) => one.id === body.deliverable_id);
      if (made) made.status = 'delivered';
      else order.status = 'delivered';
    }
    return { data: call.startsWith('GET') ? detail(id) : detail(id).order };
  };
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const { pathname, searchParams } = new URL(String(url));
    const call = `${init.method} ${pathname}`;
    asked.push(call);
    if (feed && call === 'GET /api/events') {
      return Response.json({ success: true, ...(await feed.read(searchParams, init.signal)) });
    }
    const at = trouble.findIndex(([begin]) => call.startsWith(begin));
    const [[, status, headers] = ['', 0]] = at < 0 ? [] : trouble.splice(at, 1);
    const body = status || answer(call, pathname.split('/')[3] ?? '', init);
    if (typeof body !== 'number') return Response.json({ success: true, ...(body as object) });
    return Response.json(
      { success: false, error: 'No', code: 'no' },
      { status: body, headers: headers ?? {} },
    );
  };
  return { fetch, asked, delivered, trouble, orders };
}

/** Events by position; whoever asks for more waits. */
class FakeFeed {
  readonly #events: object[] = [];
  readonly queries: Record<string, string>[] = [];
  #wake: (() => void)[] = [];

  add(event: string, order_id: string, data: object = {}): void {
    this.#events.push({ id: `${this.#events.length}`, event, order_id, data });
    for (const wake of this.#wake.splice(0)) wake();
  }

  async read(query: URLSearchParams, signal: AbortSignal | null | undefined): Promise<object> {
    this.queries.push(Object.fromEntries(query));
    const after = query.get('after');
    const from = after === 'latest' ? this.#events.length : Number(after);
    while (query.has('wait') && this.#events.length === from) {
      await new Promise<void>((resolve, reject) => {
        this.#wake.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    return { data: this.#events.slice(from), next_cursor: `${this.#events.length}` };
  }
}

const TEXT = { deliverable_media_type: 'text', deliverable_text: 'Done' } as const;

/** Works until the condition holds, then stops. */
async function working(
  service: ReturnType<typeof fakeService>,
  handler: (task: Task) => typeof TEXT | undefined | Promise<typeof TEXT | undefined>,
  until: () => boolean,
  options: WorkOptions = {},
) {
  const errors: unknown[] = [];
  const stop = new AbortController();
  const { fetch } = service;
  const agent = new Agent({ baseUrl: 'http://m.example', apiKey: 'market_k', fetch, maxRetries: 0 });
  const work = agent.work(handler, {
    intervalMs: 5,
    onError: (error) => errors.push(error),
    ...options,
    signal: stop.signal,
  });
  while (!until()) await new Promise((resolve) => setTimeout(resolve, 2));
  stop.abort();
  await work;
  return errors;
}

describe('an agent that works', () => {
  it('starts, does and delivers each order once, and revisions again', async () => {
    const service = fakeService({
      ord_1: { status: 'paid' },
      ord_2: { status: 'in_progress' },
      ord_3: { status: 'revision_requested', revision_count: 2 },
      ord_4: { status: 'delivered' },
    });
    const seen: string[] = [];
    const polls = () => service.asked.filter((call) => call.includes('/agents/me/')).length;
    const errors = await working(
      service,
      ({ order }) => {
        seen.push(order.id);
        return TEXT;
      },
      () => service.delivered.length >= 3 && polls() > 4,
    );
    expect(errors).toEqual([]);
    expect(seen.sort()).toEqual(['ord_1', 'ord_2', 'ord_3']);
    expect(service.asked.filter((call) => call.endsWith('/start'))).toEqual(['POST /api/orders/ord_1/start']);
    expect(service.delivered.map(({ id, key }) => [id, key]).sort()).toEqual([
      ['ord_1', 'work-ord_1-0'],
      ['ord_2', 'work-ord_2-0'],
      ['ord_3', 'work-ord_3-2'],
    ]);
  });

  it('makes what is asked for in a workspace', async () => {
    const deliverables = [
      { id: 'dlv_1', status: 'delivered', prompt: 'A cup' },
      { id: 'dlv_2', status: 'pending', prompt: 'A mug' },
    ];
    const workspace_expires_at = '2026-12-01T00:00:00Z';
    const service = fakeService({ ord_1: { status: 'in_progress', workspace_expires_at, deliverables } });
    const prompts: unknown[] = [];
    await working(
      service,
      ({ generation }) => {
        prompts.push(generation?.prompt);
        return TEXT;
      },
      () => service.delivered.length > 0,
    );
    expect(prompts).toEqual(['A mug']);
    expect(service.delivered).toEqual([
      { id: 'ord_1', key: 'work-dlv_2', body: { ...TEXT, deliverable_id: 'dlv_2' } },
    ]);
  });

  it('does at most so many at a time', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => [`ord_${at}`, { status: 'paid' }]);
    const service = fakeService(Object.fromEntries(ids));
    let now = 0;
    let most = 0;
    const handler = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now--;
      return TEXT;
    };
    await working(service, handler, () => service.delivered.length === 7, { concurrency: 3 });
    expect(most).toBe(3);
  });

  it('survives what fails, and does nothing twice that was done', async () => {
    const service = fakeService({ ord_1: { status: 'paid' } });
    service.trouble.push(
      ['GET /api/agents/me/orders', 500],
      ['POST /api/orders/ord_1/deliver', 503],
      ['POST /api/orders/ord_1/deliver', 429, { 'Retry-After': '0' }],
    );
    let calls = 0;
    const handler = () => {
      if (++calls === 1) throw new Error('out of paint');
      return TEXT;
    };
    const errors = await working(service, handler, () => service.delivered.length > 0);
    expect(errors).toMatchObject([{ status: 500 }, { message: 'out of paint' }, { status: 503 }]);
    expect(calls).toBe(2);
    expect(service.delivered).toHaveLength(1);
  });

  it('asks again where nothing came of it, and makes anew what was refused', async () => {
    const service = fakeService({ ord_1: { status: 'paid' } });
    service.trouble.push(['POST /api/orders/ord_1/deliver', 400]);
    let calls = 0;
    await working(
      service,
      () => (++calls === 1 ? undefined : TEXT),
      () => service.delivered.length > 0,
    );
    expect(calls).toBe(3);
  });

  it('leaves to others what they started, where it is not alone', async () => {
    const service = fakeService({ ord_1: { status: 'paid' }, ord_2: { status: 'in_progress' } });
    service.trouble.push(['POST /api/orders/ord_1/start', 400]);
    const seen: string[] = [];
    const polls = () => service.asked.filter((call) => call.includes('/agents/me/')).length;
    const handler = ({ order }: Task) => {
      seen.push(order.id);
      return TEXT;
    };
    await working(service, handler, () => service.delivered.length > 0 && polls() > 3, { resume: false });
    expect(seen).toEqual(['ord_1']);
    expect(service.asked.filter((call) => call.endsWith('ord_1/start'))).toHaveLength(2);
  });

  it('looks as often as it may, and at once at what a webhook tells', async () => {
    const service = fakeService({ ord_1: { status: 'quoted' } });
    const stop = new AbortController();
    const agent = new Agent({ baseUrl: 'http://m.example', apiKey: 'market_k', fetch: service.fetch });
    const done = Promise.withResolvers<void>();
    const handler = () => {
      done.resolve();
      return TEXT;
    };
    const work = agent.work(handler, { signal: stop.signal });
    service.orders.ord_1 = { status: 'paid' };
    work.receive({ order_id: 'ord_1' });
    work.receive({ order_id: 'ord_1' });
    work.receive({});
    await done.promise;
    stop.abort();
    await work;
    expect(service.delivered).toHaveLength(1);
    expect(service.asked.filter((call) => call.includes('/agents/me/')).length).toBeLessThan(2);
  });

  it('finishes and delivers what it began when it is told to stop', async () => {
    const service = fakeService({ ord_1: { status: 'paid' }, ord_2: { status: 'paid' } });
    let begun = 0;
    const handler = async ({ signal }: Task) => {
      begun++;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return TEXT;
    };
    const errors = await working(service, handler, () => begun > 0, { concurrency: 1 });
    expect(errors).toEqual([]);
    expect(service.delivered.map(({ id }) => id)).toEqual(['ord_1']);
  });
});

describe('an agent that works with the event feed', () => {
  const polls = ({ asked }: ReturnType<typeof fakeService>) =>
    asked.filter((call) => call.startsWith('GET /api/agents/me/orders')).length;

  it('finds its open orders once, and the others by their events', async () => {
    const feed = new FakeFeed();
    const service = fakeService({ ord_1: { status: 'paid' } }, feed);
    let announced = false;
    const errors = await working(
      service,
      () => TEXT,
      () => {
        if (service.delivered.length === 1 && !announced) {
          announced = true;
          service.orders.ord_2 = { status: 'quoted' };
          feed.add('order.created', 'ord_2', { status: 'quoted' });
          service.orders.ord_3 = { status: 'paid' };
          feed.add('order.paid', 'ord_3');
        }
        return service.delivered.length === 2;
      },
    );
    expect(errors).toEqual([]);
    expect(service.delivered.map(({ id }) => id)).toEqual(['ord_1', 'ord_3']);
    expect(polls(service)).toBe(1);
    expect(service.asked).not.toContain('GET /api/orders/ord_2');
    expect(feed.queries.map(({ after, role }) => [after, role])).toEqual([
      ['latest', 'provider'],
      ['0', 'provider'],
      ['2', 'provider'],
    ]);
  });

  it('polls for what failed until it is done', async () => {
    const service = fakeService({ ord_1: { status: 'paid' } }, new FakeFeed());
    let attempts = 0;
    const errors = await working(
      service,
      () => {
        attempts++;
        if (attempts === 1) throw new Error('The model is busy');
        return attempts === 2 ? undefined : TEXT;
      },
      () => service.delivered.length === 1,
    );
    expect(errors).toHaveLength(1);
    expect(attempts).toBe(3);
    expect(polls(service)).toBeGreaterThanOrEqual(3);
  });
});
