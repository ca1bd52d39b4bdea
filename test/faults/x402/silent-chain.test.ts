import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';

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

const COPIES = 60;
const COLUMNS = 'network, kind, subject_type, signed_payload, state, next_attempt_at, created_at, updated_at';

/** An address whose first nonces other transactions used, so that a copy with one of them can never land. */
async function useNonces(count: number): Promise<string> {
  const chain = await evmChain();
  const account = await createFundedAccount(chain);
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(account);
  for (let nonce = 0; nonce < count; nonce++) {
    const hash = await wallet.sendTransaction({ to: account.address, gas: 21_000n, nonce });
    await reader.waitForTransactionReceipt({ hash });
  }
  return account.address;
}

it('payments of one chain are recorded while another one is silent, and those of the other when it is back', async () => {
  const { id } = await market.createService();
  for (const network of ['base-mainnet', 'alt-mainnet'] as const) {
    const { status, text } = await market.hire(id, await createSignedPayment(market, id, network), {
      network,
    });
    expect(status, text).toBe(200);
  }
  const from = await useNonces(COPIES);
  node.fault = () => ({ silentAfter: 'call', tell: () => {} });
  await market.database.query(
    `update chain_transactions set state = 'sent', next_attempt_at = created_at where kind = 'settlement'`,
  );
  await market.database.query(
    `insert into chain_transactions (id, subject_id, tx_hash, from_address, nonce, ${COLUMNS})
     select 'pay_0_' || n, 'copy' || n, '0x' || lpad(to_hex(n), 64, '0'), $1, n - 1, ${COLUMNS}
     from chain_transactions, generate_series(1, ${COPIES}) n
     where kind = 'settlement' and network = 'base-mainnet'`,
    [from],
  );
  const open = () =>
    market.database.query<{ network: string; n: number }>(
      `select network, count(*)::int as n from chain_transactions
       where kind = 'settlement' and state in ('prepared', 'sent') group by network`,
    );
  await market.advanceClock(0);
  await eventually(
    async () => expect(await open()).toEqual([{ network: 'base-mainnet', n: COPIES + 1 }]),
    20_000,
  );
  node.fault = () => undefined;
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await open()).toEqual([]);
  }, 20_000);
}, 60_000);
