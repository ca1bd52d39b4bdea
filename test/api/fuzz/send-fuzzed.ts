import { Pool } from 'undici';
import type { Api } from '../../support/server/api.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { POLLUTED } from './hostile-values.ts';
import { FUZZ_SEED } from './settings.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

/** Longer than any request takes, on a slow machine, too. */
const HANG_MS = 30_000;

export class FuzzSender {
  readonly #pools: Record<FuzzRequest['host'], Pool>;

  constructor({ url, appUrl }: Pick<Api, 'url' | 'appUrl'>) {
    this.#pools = { api: new Pool(url), app: new Pool(appUrl) };
  }

  /** Sends the path and the headers as they are; throws if there is no response in time. */
  async send({ host, method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const answer = await this.#pools[host].request({
      method: method as 'GET',
      path,
      headers,
      body,
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text };
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}

/** Of a stack trace, a statement or a library, none of which a client may see. */
const INTERNALS =
  /\n\s+at |node_modules|\/server\/|\.ts:\d+|\b(relation|column) "|syntax error at|invalid byte sequence|TypeError|RangeError|ECONNREFUSED/;

/** Undefined if the answer is in order. */
export function findProblem(statuses: readonly number[], answer: FuzzAnswer): string | undefined {
  if (POLLUTED in {}) {
    Reflect.deleteProperty(Object.prototype, POLLUTED);
    return 'the request changed Object.prototype';
  }
  if (!statuses.includes(answer.status)) return 'the contract does not declare the status';
  if (answer.status >= 500) return 'the server failed';
  if (INTERNALS.test(answer.text)) return 'the response shows internals';
  if (answer.type.includes('json') && answer.text !== '') return findJsonProblem(answer);
  return undefined;
}

function findJsonProblem({ text }: FuzzAnswer): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return 'the response is not JSON';
  }
}

interface FuzzRound {
  request: FuzzRequest;
  round: number;
  check(answer: FuzzAnswer): string | undefined;
}

/** What is wrong with the answer, with what it takes to see it again; nothing if it is in order. */
export async function tryRound(sender: FuzzSender, { request, round, check }: FuzzRound): Promise<string[]> {
  const shown = `FUZZ_SEED=${FUZZ_SEED}, round ${round}: ${describeRequest(request)}`;
  try {
    const answer = await sender.send(request);
    const problem = check(answer);
    return problem ? [`${problem}\n${shown}\n  → ${answer.status} ${answer.text.slice(0, 400)}`] : [];
  } catch (error) {
    return [`no response (${error})\n${shown}`];
  }
}

const SHOWN = 600;
const shorten = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;

function describeRequest({ host, method, path, headers, body }: FuzzRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${shorten(value)}`);
  const content = body === null ? [] : [shorten(JSON.stringify(body.toString('latin1')))];
  return [`${method} ${shorten(path)} (${host})`, ...shown, ...content].join('\n  ');
}
