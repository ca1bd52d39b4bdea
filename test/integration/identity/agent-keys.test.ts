import { expect, it, vi } from 'vitest';
import { AgentKeys, type KeyQuestion } from '../../../server/identity/agent-keys.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent } from '../../support/market/market-rows.ts';
import { testEnvironment } from '../../support/server/environment.ts';

const used = useDatabase();

it('what is asked in one turn is asked by one statement, and answered to each', async () => {
  const env = testEnvironment(used.database.url);
  const world = { database: used.database, env };
  const [first, second] = [await seedAgent(world), await seedAgent(world)];
  const em = used.em();
  const keys = new AgentKeys(em, Buffer.from(env.LOOKUP_KEY ?? '', 'base64'));
  const log = vi.spyOn(em.config.getLogger(), 'log');
  const ask = (...apiKeys: string[]) =>
    Promise.all(apiKeys.map((key) => keys.answer(keys.question(key) as KeyQuestion)));
  const nobodys = `market_${'a'.repeat(32)}`;
  const answers = await ask(first.apiKey, second.apiKey, nobodys, first.apiKey);
  expect(answers).toEqual([first.id, second.id, undefined, first.id]);
  expect(log).toHaveBeenCalledTimes(1);
  await used.database.query('update agents set active = false where id = $1', [first.id]);
  expect(await ask(first.apiKey, second.apiKey)).toEqual([undefined, second.id]);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
