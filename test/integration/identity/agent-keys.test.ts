import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { AgentKeys, type PendingKeyLookup } from '../../../server/identity/agent-keys.ts';
import { createTestClock } from '../../support/clock.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { type AgentRow, seedAgent } from '../../support/market/market-rows.ts';
import { type TestEnvironment, testEnvironment } from '../../support/server/environment.ts';

const used = useDatabase();
let env: TestEnvironment;
beforeAll(() => {
  env = testEnvironment(used.database.url);
});
const world = () => ({ database: used.database, env });

const start = (clock = systemClock) => {
  const em = used.em();
  const lookupKey = Buffer.from(env.LOOKUP_KEY ?? '', 'base64');
  const keys = new AgentKeys({ em, clock, lookupKey });
  const log = vi.spyOn(em.config.getLogger(), 'log');
  onTestFinished(() => log.mockRestore());
  const ask = async (...apiKeys: string[]) => {
    const holders = await Promise.all(
      apiKeys.map((key) => keys.resolveLookup(keys.createLookup(key) as PendingKeyLookup)),
    );
    return holders.map((holder) => holder?.agentId);
  };
  return { ask, log };
};

it('asks once for what is asked in one turn, and answers each', async () => {
  const [first, second] = [await seedAgent(world()), await seedAgent(world())];
  const { ask, log } = start();
  await ask(first.apiKey, second.apiKey);
  log.mockClear();
  const nobodys = `market_${'a'.repeat(32)}`;
  const answers = await ask(first.apiKey, second.apiKey, nobodys, first.apiKey);
  expect(answers).toEqual([first.id, second.id, undefined, first.id]);
  expect(log).toHaveBeenCalledTimes(1);
  await used.database.query('update agents set active = false where id = $1', [first.id]);
  expect(await ask(first.apiKey, second.apiKey)).toEqual([undefined, second.id]);
  expect(log).toHaveBeenCalledTimes(2);
});

describe('a key', () => {
  let agent: AgentRow;
  beforeAll(async () => {
    agent = await seedAgent(world());
  });
  const set = (column: string, at: Date | null) =>
    used.database.query(`update agent_keys set ${column} = $1 where agent_id = $2`, [at, agent.id]);

  it('does not answer once it is revoked or expired', async () => {
    const clock = createTestClock();
    const { ask } = start(clock);
    await set('expires_at', new Date(clock.now().getTime() + 1000));
    expect(await ask(agent.apiKey)).toEqual([agent.id]);
    clock.advance(1);
    expect(await ask(agent.apiKey)).toEqual([undefined]);
    await set('expires_at', null);
    expect(await ask(agent.apiKey)).toEqual([agent.id]);
    await set('revoked_at', clock.now());
    expect(await ask(agent.apiKey)).toEqual([undefined]);
    await set('revoked_at', null);
  });

  it('records its last use, every 5 minutes at most', async () => {
    const clock = createTestClock('2031-01-01T00:00:00.000Z');
    const { ask, log } = start(clock);
    const lastUse = async () =>
      (
        await used.database.query<{ last_used_at: Date }>(
          'select last_used_at from agent_keys where agent_id = $1',
          [agent.id],
        )
      )[0]?.last_used_at;
    const first = clock.now();
    await ask(agent.apiKey, agent.apiKey);
    await ask(agent.apiKey);
    expect(await lastUse()).toEqual(first);
    expect(log.mock.calls.filter(([, text]) => text.startsWith('update'))).toHaveLength(1);
    clock.advance(299);
    await ask(agent.apiKey);
    expect(await lastUse()).toEqual(first);
    clock.advance(1);
    await ask(agent.apiKey);
    expect(await lastUse()).toEqual(clock.now());
  });
});
