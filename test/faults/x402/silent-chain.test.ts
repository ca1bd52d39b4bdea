import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { signedPayment } from '../../support/payments/signed-payments.ts';

let market: HiringMarket;
let node: RpcProxy;
beforeAll(async () => {
  node = await RpcProxy.start((await evmChain()).rpcUrl);
  // in the same proportion as the defaults: 30 s for the database, and three times 10 s for a chain
  const env = { BASE_RPC_URL: node.url, DATABASE_TIMEOUT_SECONDS: '2', RPC_TIMEOUT_MS: '1000' };
  market = await startHiring({ env });
}, 60_000);
afterAll(async () => {
  node.fault = () => undefined;
  await market.close();
  await node.close();
});

const COLUMNS =
  'network, tx_hash, from_address, signed_payload, marker, outbid_hashes, state, request, due_at, created_at, updated_at';

it('payments of one chain are recorded while another one is silent, and those of the other when it is back', async () => {
  const { id } = await market.list();
  for (const network of ['base-mainnet', 'alt-mainnet'] as const) {
    const { status, text } = await market.hire(id, await signedPayment(market, id, network), { network });
    expect(status, text).toBe(200);
  }
  node.fault = () => ({ silentAfter: 'call', tell: () => {} });
  await market.database.query(
    `update x402_settlements set state = 'signed', created_at = created_at - interval '20 seconds'`,
  );
  await market.database.query(
    `insert into x402_settlements (id, authorization_key, ${COLUMNS})
     select 'pay_0_' || n, 'copy' || n, ${COLUMNS} from x402_settlements, generate_series(1, 60) n
     where network = 'base-mainnet'`,
  );
  const open = () =>
    market.database.query<{ network: string; n: number }>(
      `select network, count(*)::int as n from x402_settlements where state = 'signed' group by network`,
    );
  await market.moveClock(0);
  expect(await open()).toEqual([{ network: 'base-mainnet', n: 61 }]);
  node.fault = () => undefined;
  await market.moveClock(0);
  expect(await open()).toEqual([]);
}, 60_000);
