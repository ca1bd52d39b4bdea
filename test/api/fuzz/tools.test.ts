import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../generated/routes.gen.ts';
import type { ToolSchema } from '../../../generated/tools.gen.ts';
import { getOperation, loadContract, type Schema } from '../../../server/contract/contract-document.ts';
import { anonymousTools, tools } from '../../../shared/tools/tools.ts';
import type { Random } from '../../simulation/random.ts';
import type { Api } from '../../support/server/api.ts';
import { argumentsOf } from '../authority/tool-arguments.ts';
import { makeWorld, type World } from '../statuses/world.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { HOSTILE_BODIES, HOSTILE_FIELDS, HOSTILE_HEADERS, pickHostileValue } from './hostile-values.ts';
import { writeJson } from './json-text.ts';
import { SchemaFuzzer } from './schema-fuzzer.ts';
import { type FuzzAnswer, FuzzSender, findProblem, tryRound } from './send-fuzzed.ts';
import { FUZZ_ROUNDS, FUZZ_SEED, randomFor } from './settings.ts';
import { startFuzzedApi } from './start-fuzzed-api.ts';

let api: Api;
let world: World;
let sender: FuzzSender;
beforeAll(async () => {
  api = await startFuzzedApi();
  world = await makeWorld(api);
  sender = new FuzzSender(api);
});
afterAll(async () => {
  await sender?.close();
  await api?.close();
});

interface Endpoint {
  host: FuzzRequest['host'];
  path: string;
  statuses: readonly number[];
}

function endpointOf(operationId: string): Endpoint {
  const route = routes.find((one) => one.operationId === operationId);
  if (!route) throw new Error(`The contract has no ${operationId}`);
  const { responses } = getOperation(loadContract(), route.method, route.path);
  return { host: route.host, path: route.path, statuses: Object.keys(responses).map(Number) };
}

const MCP = endpointOf('mcp_send');
const ANONYMOUS = endpointOf('x402Mcp_send');
const INTERNAL_ERROR = -32603;

const post = ({ host, path }: Endpoint, body: string | Buffer): FuzzRequest => ({
  host,
  method: 'POST',
  path,
  headers: {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...(host === 'app' && { authorization: `Bearer ${world.account.credentials.api_key?.bearer}` }),
  },
  body,
});

const callTool = (name: string, given: unknown) =>
  writeJson({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

function varyArguments(known: Record<string, unknown>, schema: ToolSchema, random: Random): unknown {
  const fuzzer = new SchemaFuzzer({}, random);
  if (random.chance(0.05)) return pickHostileValue(random);
  const given = random.chance(0.5) ? known : { ...(fuzzer.allowed(schema as Schema) as object), ...known };
  return fuzzer.vary(given, schema as Schema);
}

/** What tools report as failures is in order as long as it is not the server's. */
function findToolProblem(endpoint: Endpoint, answer: FuzzAnswer): string | undefined {
  const problem = findProblem(endpoint.statuses, answer);
  if (problem) return problem;
  if (!answer.type.includes('json') || answer.text === '') return undefined;
  const { error, result } = JSON.parse(answer.text);
  if (error?.code === INTERNAL_ERROR) return 'an internal error of JSON-RPC';
  const text: string = result?.content?.[0]?.text ?? '';
  return /"code":\s*"(internal_error|not_implemented)"/.test(text) ? 'the tool failed' : undefined;
}

async function expectNoProblems(
  name: string,
  endpoint: Endpoint,
  build: (random: Random) => FuzzRequest,
  rounds = FUZZ_ROUNDS,
): Promise<void> {
  const problems: string[] = [];
  const check = (answer: FuzzAnswer) => findToolProblem(endpoint, answer);
  for (let round = 0; round < rounds; round++) {
    const request = build(randomFor(name, round));
    problems.push(...(await tryRound(sender, { request, round, check })));
  }
  expect(problems, problems.join('\n\n')).toEqual([]);
}

const timeout = 60_000 + FUZZ_ROUNDS * 1000;

describe(`whatever its arguments, a tool responds (FUZZ_SEED=${FUZZ_SEED})`, () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))('%s', { timeout }, (name, tool) =>
    expectNoProblems(name, MCP, (random) =>
      post(MCP, callTool(name, varyArguments(argumentsOf(world, tool), tool.inputSchema, random))),
    ),
  );
});

describe('whatever its arguments, a tool without an account responds', () => {
  it.each(Object.entries(anonymousTools))('%s', { timeout }, (name, schema) => {
    const known = { service_id: world.account.ids['/api/services/'], brief: 'Something small' };
    const fitting = Object.fromEntries(Object.entries(known).filter(([field]) => field in schema.properties));
    return expectNoProblems(name, ANONYMOUS, (random) =>
      post(ANONYMOUS, callTool(name, varyArguments(fitting, schema, random))),
    );
  });
});

/** For each round of a tool. */
const MESSAGES = 8;
const METHODS = ['initialize', 'tools/list', 'tools/call', 'ping', 'notifications/initialized', '__proto__'];

/** Any message, well-formed or not. */
function buildMessage(random: Random): string | Buffer {
  if (random.chance(0.2)) return random.pick(HOSTILE_BODIES);
  const message: Record<string, unknown> = {
    jsonrpc: '2.0',
    id: random.integer(1, 9),
    method: random.pick(METHODS),
    params: { name: random.pick(['market_get_profile', 'search_agents', 'constructor']), arguments: {} },
  };
  const field = random.pick(Object.keys(message));
  const json = writeJson({ ...message, [field]: pickHostileValue(random) });
  return random.chance(0.2) ? `${json.slice(0, -1)},${random.pick(HOSTILE_FIELDS)}}` : json;
}

describe('whatever the message, the endpoint of the protocol responds', () => {
  it.each([
    ['mcp_send', MCP],
    ['x402Mcp_send', ANONYMOUS],
  ] as const)('%s', { timeout: timeout * MESSAGES }, (name, endpoint) =>
    expectNoProblems(
      name,
      endpoint,
      (random) => {
        const request = post(endpoint, buildMessage(random));
        if (random.chance(0.1)) Object.assign(request.headers, random.pick(HOSTILE_HEADERS));
        return request;
      },
      FUZZ_ROUNDS * MESSAGES,
    ),
  );
});
