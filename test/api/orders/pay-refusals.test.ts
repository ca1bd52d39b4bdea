import { base58 } from '@scure/base';
import { Keypair, PublicKey } from '@solana/web3.js';
import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { normalizeWalletAddress } from '../../../server/foundation/platform/wallet-address.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID } from '../../support/chains/chains.ts';
import { lyingTokenArtifact } from '../../support/chains/contracts/LyingToken.gen.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { createSolanaFixture, type SolanaFixture } from '../../support/chains/solana-fixture.ts';
import { makeUser, type TestUser } from '../../support/market/factories.ts';
import { type Market, startMarket, type TestOrder } from '../../support/market/orders.ts';
import type { ApiResponse } from '../../support/server/call.ts';

/** Chains of this file alone, on which nothing becomes final by itself, behind a server that waits for that. */
const SLOW = { finalizeAfterMs: Number.POSITIVE_INFINITY };
const DUE = 5_000_000n;
const NETWORKS = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const;
const OLD_SECONDS = 60;

/** The payer of one network, who does everything wrong. References are of transactions that are on the chain. */
interface Payer {
  pay(micro: bigint): Promise<string>;
  payElsewhere(): Promise<string>;
  payTooMuch(): Promise<string>;
  payInOtherToken(): Promise<string>;
  unknown: string;
  address: string;
  /** What was paid is deep enough from now on. */
  settle(): Promise<void>;
  stranger: ReturnType<typeof evmSigner> | ReturnType<typeof solanaSigner>;
}

let market: Market;
let user: TestUser;
let serviceId: string;
let payers: Record<(typeof NETWORKS)[number], Payer>;
let chains: { advanceTime(seconds: number): Promise<void>; close(): Promise<void> }[];

beforeAll(async () => {
  const solana = await startSolanaChain(SLOW);
  const base = await startEvmChain({ chainId: BASE_CHAIN_ID, ...SLOW });
  const alt = await startEvmChain({ chainId: ALT_CHAIN_ID, ...SLOW });
  market = await startMarket({
    env: {
      ROLE: 'api',
      SOLANA_RPC_URL: solana.rpcUrl,
      SOLANA_WS_URL: solana.wsUrl,
      SOLANA_USDC_MINT: solana.usdcMint,
      SOLANA_ACCEPT_COMMITMENT: 'finalized',
      BASE_RPC_URL: base.rpcUrl,
      BASE_USDC_ADDRESS: base.usdc,
      BASE_ACCEPT_CONFIRMATIONS: '3',
      ALT_RPC_URL: alt.rpcUrl,
      ALT_USDC_ADDRESS: alt.usdc,
      ALT_ACCEPT_CONFIRMATIONS: '3',
    },
  });
  const treasury = new PublicKey(market.treasury('solana-mainnet'));
  await solana.mintUsdc(treasury.toBase58(), 0n);
  payers = {
    'solana-mainnet': solanaPayer(await createSolanaFixture(solana), treasury, () => solana.finalizeAll()),
    'base-mainnet': evmPayer(await createEvmFixture(base), market.treasury('base-mainnet') as Address),
    'alt-mainnet': evmPayer(await createEvmFixture(alt), market.treasury('alt-mainnet') as Address),
  };
  // not in the spelling of the chain
  const wallets = Object.values(payers).map(({ address }) => normalizeWalletAddress(address));
  user = await makeUser(market, { wallets });
  serviceId = (await market.createService({ price_usd: '5.00' })).id;
  chains = [solana, base, alt];
}, 60_000);
afterAll(async () => {
  await market.close();
  await Promise.all(chains.map((chain) => chain.close()));
});

async function passTime(seconds: number): Promise<void> {
  market.clock.advance(seconds);
  await Promise.all(chains.map((chain) => chain.advanceTime(seconds)));
}

function solanaPayer(world: SolanaFixture, treasury: PublicKey, finalizeAll: () => void): Payer {
  const stranger = solanaSigner();
  return {
    pay: (micro) => world.pay(micro, treasury),
    async payElsewhere() {
      const elsewhere = Keypair.generate().publicKey;
      await world.chain.mintUsdc(elsewhere.toBase58(), 0n);
      return world.pay(DUE, elsewhere);
    },
    payTooMuch: () => world.payTooMuch(treasury),
    payInOtherToken: async () => (await world.payInFakeUsdc(DUE, undefined, treasury)).reference,
    unknown: base58.encode(new Uint8Array(64).fill(7)),
    address: world.payer.publicKey.toBase58(),
    settle: async () => finalizeAll(),
    stranger,
  };
}

function evmPayer(world: EvmFixture, treasury: Address): Payer {
  const stranger = evmSigner();
  return {
    pay: (micro) => world.pay(micro, treasury),
    payElsewhere: () => world.pay(DUE, stranger.address),
    payTooMuch: () => world.call(world.chain.usdc, world.transferData(treasury, 10n ** 15n), 200_000n),
    async payInOtherToken() {
      const liar = await world.deploy(lyingTokenArtifact);
      return world.call(liar, world.transferData(treasury, DUE));
    },
    unknown: `0x${'7'.repeat(64)}`,
    address: world.payer.address,
    // two more blocks
    async settle() {
      for (let block = 0; block < 2; block++) await world.pay(1n, stranger.address);
    },
    stranger,
  };
}

const asUser = () => ({ bearer: user.token });

async function place(as: object = asUser()): Promise<TestOrder> {
  const body = { service_id: serviceId, brief: 'To be paid' };
  const { data } = await market.call('POST', '/api/orders', { body, ...as });
  return data;
}

describe.each(NETWORKS)('on %s', (network) => {
  const payer = () => payers[network];
  const confirm = ({ id }: TestOrder, reference: string, as: object = asUser()): Promise<ApiResponse> => {
    const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
    const body = { action: 'pay', escrow_tx_hash: reference, ...chain };
    return market.call('PATCH', `/api/orders/${id}`, { body, ...as });
  };

  /** All that a payment changes. */
  async function state(order: TestOrder): Promise<unknown[]> {
    const count = (table: string) => market.database.query(`select count(*) from ${table}`);
    const [row] = await market.database.query('select * from orders where id = $1', [order.id]);
    const tables = ['payment_spends', 'ledger_transactions', 'ledger_entries', 'notifications', 'outbox'];
    return [row, await market.listEvents(order), ...(await Promise.all(tables.map(count)))];
  }

  async function expectRefused(
    order: TestOrder,
    reference: string,
    { code, error }: { code: string; error: string },
    as?: object,
  ): Promise<ApiResponse> {
    const before = await state(order);
    const answer = await confirm(order, reference, as);
    expect(answer).toMatchObject({ status: 402, body: { success: false, code } });
    expect(answer.body.error).toContain(error);
    expect(await state(order)).toEqual(before);
    return answer;
  }

  /** A payment that cannot be spent is returned: the order stays unchanged, and the ledger records the debt. */
  async function expectKept(order: TestOrder, reference: string, error: string): Promise<void> {
    const [before, events] = await state(order);
    const answer = await confirm(order, reference);
    expect(answer).toMatchObject({ status: 402, body: { success: false, code: 'payment_insufficient' } });
    expect(answer.body.error).toContain(error);
    expect(answer.body.error).toContain(`are returned to ${payer().address} within the hour`);
    expect((await state(order)).slice(0, 2)).toEqual([before, events]);
    const kept = await market.database.query(
      `select kept.state, kept.payer, claim.subject_type from held_payments kept
       join payment_spends claim on claim.subject_id = kept.id where kept.network = $1 and kept.reference = $2`,
      [network, reference],
    );
    expect(kept).toEqual([{ state: 'held', payer: payer().address, subject_type: 'return' }]);
  }

  const insufficient = (error: string) => ({ code: 'payment_insufficient', error });
  const pending = (error: string) => ({ code: 'payment_pending', error });

  it.each(NETWORKS)('what someone else paid is refused, whose wallet is of %s', async (elsewhere) => {
    const as = { signer: payers[elsewhere].stranger };
    const order = await place(as);
    const reference = await payer().pay(DUE);
    const before = await state(order);
    const refusal = { status: 409, body: { success: false, code: 'payment_of_another' } };
    expect(await confirm(order, reference, as)).toMatchObject(refusal);
    await payer().settle();
    expect(await confirm(order, reference, as)).toMatchObject(refusal);
    expect(await state(order)).toEqual(before);
  });

  it('what failed on the chain is refused', async () => {
    const order = await place();
    await expectRefused(order, await payer().payTooMuch(), insufficient('failed on the chain'));
  });

  it('what is too little is refused, naming what is missing, and goes back', async () => {
    const order = await place();
    const reference = await payer().pay(DUE - 1n);
    await payer().settle();
    await expectKept(order, reference, '0.000001 USD short');
  });

  it('what is older than the order is refused, and goes back', async () => {
    const reference = await payer().pay(DUE);
    await payer().settle();
    await passTime(OLD_SECONDS);
    await expectKept(await place(), reference, 'is older');
  });

  it('what is another token is refused', async () => {
    const order = await place();
    await expectRefused(order, await payer().payInOtherToken(), insufficient('another token'));
  });

  it('what went to someone else is refused', async () => {
    const order = await place();
    await expectRefused(order, await payer().payElsewhere(), insufficient('not to'));
  });

  it('what the chain does not know is refused until it does', async () => {
    const order = await place();
    const { headers } = await expectRefused(order, payer().unknown, pending('not on the chain yet'));
    expect(headers.get('retry-after')).toBe('5');
  });

  it('what is not final enough is refused until it is', async () => {
    const order = await place();
    const reference = await payer().pay(DUE);
    const { headers } = await expectRefused(order, reference, pending('not final yet'));
    expect(headers.get('retry-after')).toBe('5');
    await payer().settle();
    expect(await confirm(order, reference)).toMatchObject({ status: 200, data: { status: 'paid' } });
  });

  it('what is too little is told so before it is final, and goes back once it is', async () => {
    const order = await place();
    const reference = await payer().pay(DUE - 1n);
    const { body } = await expectRefused(order, reference, insufficient('0.000001 USD short'));
    expect(body.error).toContain('Present it again once it is final');
    await payer().settle();
    await expectKept(order, reference, '0.000001 USD short');
  });

  it('what is older than the order is told so before it is final', async () => {
    const reference = await payer().pay(DUE);
    await passTime(OLD_SECONDS);
    const { body } = await expectRefused(await place(), reference, insufficient('is older'));
    expect(body.error).toContain('Present it again once it is final');
  });
});
