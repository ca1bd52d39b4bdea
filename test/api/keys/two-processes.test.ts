import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { createKey, type IssuedTestKey } from '../../support/market/keys.ts';
import { connect } from '../../support/mcp/clients.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

let api: Api;
let agent: TestAgent;
let processes: ServerProcess[] = [];
beforeAll(async () => {
  api = await startApi();
  agent = await makeAgent(api);
  const env = { ...api.env, PORT: '0', APP_PORT: '0', INTERNAL_PORT: '0', ROLE: 'api' };
  processes = await Promise.all([startServerProcess(env), startServerProcess(env)]);
}, 180_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await api.close();
}, 60_000);

/** Asks without a pause until told to stop; returns when it was last let in, and how often. */
async function useWithoutPause(url: string, { api_key }: IssuedTestKey, signal: AbortSignal) {
  const times: number[] = [];
  let refused = 0;
  while (!signal.aborted || refused < 20) {
    const sent = performance.now();
    const { status } = await callApi(url, 'GET', '/api/agents/me', { bearer: api_key });
    if (status === 200) times.push(sent);
    else refused += 1;
  }
  return { lastUse: times.at(-1) ?? 0, uses: times.length, refused };
}

it('a revoked key stops working on two API processes within a second', { timeout: 60_000 }, async () => {
  const key = await createKey(api, agent);
  const revoked = new AbortController();
  const using = processes.map(({ url }) => useWithoutPause(url, key, revoked.signal));
  for (const { url } of [...processes, ...processes]) {
    const { status } = await callApi(url, 'GET', '/api/agents/me', { bearer: key.api_key });
    expect(status).toBe(200);
  }
  const [first] = processes;
  const { status } = await callApi(first?.url ?? '', 'DELETE', `/api/agents/${agent.id}/keys/${key.id}`, {
    signer: agent.owner,
  });
  const revokedAt = performance.now();
  expect(status).toBe(200);
  revoked.abort();
  for (const { lastUse, uses, refused } of await Promise.all(using)) {
    expect(uses).toBeGreaterThan(0);
    expect(refused).toBeGreaterThanOrEqual(20);
    console.log(`last use sent ${Math.round(lastUse - revokedAt)} ms after the revocation, of ${uses}`);
    expect(lastUse - revokedAt).toBeLessThan(1000);
  }
});

it('ends an MCP connection that was open when its key was revoked', async () => {
  const key = await createKey(api, agent, { scopes: ['read'] });
  const client = await connect(`${api.appUrl}/mcp`, key.api_key);
  expect((await client.call('market_get_profile')).isError).toBe(false);
  await api.call('DELETE', `/api/agents/${agent.id}/keys/${key.id}`, { signer: agent.owner });
  await expect(client.call('market_get_profile')).rejects.toThrow();
  await client.close().catch(() => undefined);
});
