import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../support/server/api.ts';
import { all } from '../statuses/operations.ts';
import { makeWorld, type World } from '../statuses/world.ts';
import { buildRequest } from './fuzz-request.ts';
import { type FuzzAnswer, FuzzSender, findProblem, tryRound } from './send-fuzzed.ts';
import { FUZZ_ROUNDS, FUZZ_SEED, randomFor } from './settings.ts';
import { startFuzzedApi } from './start-fuzzed-api.ts';

/** Operations that are not fuzzed, each with its reason. MCP is fuzzed in `tools.test.ts`. */
const EXCLUDED: Partial<Record<string, string>> = {};

const included = all.filter(([id]) => !EXCLUDED[id]);

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

describe(`whatever is sent, the response is one that the contract declares (FUZZ_SEED=${FUZZ_SEED})`, () => {
  it.each(included)('%s', { timeout: 60_000 + FUZZ_ROUNDS * 1000 }, async (id, operation) => {
    const problems: string[] = [];
    const check = (answer: FuzzAnswer) => findProblem(operation.statuses, answer);
    for (let round = 0; round < FUZZ_ROUNDS; round++) {
      const request = buildRequest(world, operation, randomFor(id, round));
      problems.push(...(await tryRound(sender, { request, round, check })));
    }
    expect(problems, problems.join('\n\n')).toEqual([]);
  });
});

it('the server is ready afterwards', async () => {
  expect((await api.call('GET', '/readyz')).status).toBe(200);
});
