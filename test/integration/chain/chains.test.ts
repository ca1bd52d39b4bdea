import { Keypair } from '@solana/web3.js';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { Chains } from '../../../server/chain/types.ts';
import { checkChains, closeChains, createChains } from '../../../server/composition/chains.ts';
import { openTreasurySigners } from '../../../server/composition/treasuries.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { createMetrics } from '../../../server/foundation/platform/metrics.ts';
import { ALT_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

let env: Record<string, string | undefined>;
let lines: string[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  const [solana, base, alt] = await Promise.all([solanaChain(), evmChain(), evmChain(ALT_CHAIN_ID)]);
  env = {
    ...MINIMAL_ENVIRONMENT,
    RPC_TIMEOUT_MS: '1000',
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_CLUSTER: 'local',
    SOLANA_USDC_MINT: solana.usdcMint,
    SOLANA_TREASURY_KEY: JSON.stringify([...Keypair.generate().secretKey]),
    BASE_RPC_URL: base.rpcUrl,
    BASE_CHAIN_ID: String(base.chainId),
    BASE_USDC_ADDRESS: base.usdc,
    ALT_RPC_URL: alt.rpcUrl,
    ALT_CHAIN_ID: String(alt.chainId),
    ALT_USDC_ADDRESS: alt.usdc,
    ALT_TREASURY_KEY: MINIMAL_ENVIRONMENT.BASE_TREASURY_KEY,
  };
});
afterEach(() => {
  lines = [];
});

async function chainsOf(overrides: Record<string, string | undefined> = {}): Promise<Chains> {
  const config = loadConfig({ ...env, ...overrides });
  const chains = createChains(config, await openTreasurySigners(config));
  onTestFinished(() => closeChains(chains));
  return chains;
}

describe('the chains of a configuration', () => {
  it('are all there and in order', async () => {
    const chains = await chainsOf();
    expect([...chains.keys()]).toEqual(['solana-mainnet', 'base-mainnet', 'alt-mainnet']);
    await checkChains(chains, log);
    await Promise.all([...chains.values()].map((chain) => chain.assertReachable()));
    expect(lines).toEqual([]);
  });

  it('go without the third network where none is configured', async () => {
    const none = { ALT_RPC_URL: '', ALT_CHAIN_ID: '', ALT_USDC_ADDRESS: '', ALT_TREASURY_KEY: '' };
    expect([...(await chainsOf(none)).keys()]).toEqual(['solana-mainnet', 'base-mainnet']);
  });

  it.each([
    [{ BASE_CHAIN_ID: '8453' }, 'BASE_CHAIN_ID is 8453, but the node at BASE_RPC_URL is on 84532'],
    [{ ALT_CHAIN_ID: '1' }, 'ALT_CHAIN_ID is 1, but the node at ALT_RPC_URL is on 84533'],
    [
      { SOLANA_CLUSTER: 'mainnet-beta' },
      'SOLANA_CLUSTER is mainnet-beta, but the node at SOLANA_RPC_URL belongs to local',
    ],
    [{ BASE_USDC_ADDRESS: `0x${'12'.repeat(20)}` }, 'BASE_USDC_ADDRESS is 0x1212'],
    [{ SOLANA_USDC_MINT: 'So11111111111111111111111111111111111111112' }, 'SOLANA_USDC_MINT is So111'],
  ])('are refused when the node shows another one: %j', async (wrong, message) => {
    await expect(checkChains(await chainsOf(wrong), log)).rejects.toThrow(message);
  });

  it('may be out of reach at the start: that is a warning', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}/canary-key`;
    await checkChains(await chainsOf({ BASE_RPC_URL: url, SOLANA_RPC_URL: url }), log);
    expect(lines.map((line) => JSON.parse(line).network).sort()).toEqual(['base-mainnet', 'solana-mainnet']);
    expect(lines.join()).toContain('ECONNREFUSED');
    expect(lines.join()).not.toContain('canary-key');
  });
});

describe.each(['solana-mainnet', 'base-mainnet'] as const)('a node of %s', (network) => {
  const variable = network === 'base-mainnet' ? 'BASE_RPC_URL' : 'SOLANA_RPC_URL';
  const reference = network === 'base-mainnet' ? `0x${'7'.repeat(64)}` : '5'.repeat(87);
  const at = async (url: string) => (await chainsOf({ [variable]: url })).get(network);

  it('that is down makes a payment unavailable, not refused', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}/canary-key`;
    const chain = await at(url);
    const failure = await chain?.readPayments(reference).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 503, code: 'unavailable', headers: { 'Retry-After': '5' } });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('canary-key');
  });

  it.each([{ status: 429 }, { status: 502 }, 'lose-call' as const])(
    'is asked again after %j',
    async (fault) => {
      const proxy = await RpcProxy.start(String(env[variable]));
      onTestFinished(() => proxy.close());
      let faults = 2;
      proxy.fault = () => (faults-- > 0 ? fault : undefined);
      await (await at(proxy.url))?.assertReachable();
      expect(proxy.calls).toHaveLength(3);
    },
  );

  it.each([{ status: 401 }, { status: 404 }])('is not asked again after %j', async (fault) => {
    const proxy = await RpcProxy.start(String(env[variable]));
    onTestFinished(() => proxy.close());
    proxy.fault = () => fault;
    await expect((await at(proxy.url))?.assertReachable()).rejects.toMatchObject({ status: 503 });
    expect(proxy.calls).toHaveLength(1);
  });
});

it('every call to a node is measured', async () => {
  const metrics = createMetrics();
  const config = loadConfig(env);
  const chains = createChains(config, await openTreasurySigners(config), { metrics });
  onTestFinished(() => closeChains(chains));
  await chains.get('solana-mainnet')?.assertReachable();
  expect(await metrics.registry.metrics()).toContain(
    'market_chain_rpc_duration_seconds_count{network="solana-mainnet",method="getSlot",outcome="ok"} 1',
  );
});
