import {
  AgentMarket,
  acceptClaim,
  orderTokenOf,
  type Payer,
  payOrder,
  payWith,
  type SendingPayer,
  TooDearError,
} from '@agent-market/sdk';
import { accountPayer, accountSigner, walletPayer } from '@agent-market/sdk/evm';
import { type BrowserWallet, keypairPayer, keypairSigner, sendingPayer } from '@agent-market/sdk/solana';
import { createKeyPairSignerFromBytes, createSolanaRpc } from '@solana/kit';
import { Connection, Keypair, VersionedTransaction } from '@solana/web3.js';
import { createWalletClient, http } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPaymentSecret } from '../../../server/foundation/platform/payment-lock.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeUser, uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { buildPaymentHeaders } from '../../support/payments/payments.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
  const { mintUsdc } = await solanaChain();
  // opens the account that is paid into
  await mintUsdc(market.treasury('solana-mainnet'), 0n);
}, 60_000);
afterAll(() => market.close());

const FUNDS = 100_000_000n;

/** Holds USDC and nothing to pay fees with. */
async function signingOnEvm(chainId: number): Promise<Payer> {
  const { address, account } = evmSigner();
  const chain = await evmChain(chainId);
  await chain.mintUsdc(address, FUNDS);
  return accountPayer(account, { chainId, usdc: chain.usdc });
}

async function sendingOnEvm(chainId: number) {
  const chain = await evmChain(chainId);
  const account = await createFundedAccount(chain, FUNDS);
  const named = chainId === ALT_CHAIN_ID ? ({ paymentNetwork: 'alt-mainnet' } as const) : {};
  const payer = walletPayer(connect(chain).walletOf(account), { usdc: chain.usdc, ...named });
  return { payer, signer: accountSigner(account) };
}

async function solanaWallet(lamports: bigint) {
  const chain = await solanaChain();
  const keypair = Keypair.generate();
  await chain.mintUsdc(keypair.publicKey.toBase58(), FUNDS);
  if (lamports) await chain.airdrop(keypair.publicKey.toBase58(), lamports);
  // paying needs no socket: where there is one it may be lost
  const wsEndpoint = 'ws://127.0.0.1:1';
  const connection = new Connection(chain.rpcUrl, { commitment: 'confirmed', wsEndpoint });
  return { keypair, options: { connection, cluster: 'devnet', usdc: chain.usdcMint } as const };
}

async function signingOnSolana(): Promise<Payer> {
  const { keypair, options } = await solanaWallet(0n);
  return keypairPayer(keypair, options);
}

async function sendingOnSolana() {
  const { keypair, options } = await solanaWallet(1_000_000_000n);
  return { payer: sendingPayer(keypair, options), signer: keypairSigner(keypair) };
}

/** As the wallets of browsers do: the key stays where it is. */
async function signingElsewhereOnSolana() {
  const { keypair, options } = await solanaWallet(1_000_000_000n);
  const wallet: BrowserWallet = {
    address: keypair.publicKey.toBase58(),
    signMessage: () => expect.unreachable('paying signs no text'),
    async signTransaction(transaction) {
      const own = VersionedTransaction.deserialize(transaction);
      own.sign([keypair]);
      return own.serialize();
    },
  };
  return sendingPayer(wallet, options);
}

/** The same wallet by way of the other library. */
async function kitWallet(lamports: bigint) {
  const { keypair, options } = await solanaWallet(lamports);
  const { rpcUrl } = await solanaChain();
  const signer = await createKeyPairSignerFromBytes(keypair.secretKey);
  return { signer, options: { ...options, connection: createSolanaRpc(rpcUrl) } };
}

async function kitOnSolana(): Promise<Payer> {
  const { signer, options } = await kitWallet(0n);
  return keypairPayer(signer, options);
}

async function sendingKitOnSolana() {
  const { signer, options } = await kitWallet(1_000_000_000n);
  return { payer: sendingPayer(signer, options), signer: keypairSigner(signer) };
}

const PAYERS: [string, string, () => Promise<Payer>][] = [
  ['an account that signs on Base', 'base', () => signingOnEvm(BASE_CHAIN_ID)],
  ['an account that signs on the third network', 'alt', () => signingOnEvm(ALT_CHAIN_ID)],
  ['a keypair that signs on Solana', 'solana', signingOnSolana],
  ['a signer of kit that signs on Solana', 'solana', kitOnSolana],
  ['a wallet that sends on Base', 'base', async () => (await sendingOnEvm(BASE_CHAIN_ID)).payer],
  ['a wallet that sends on the third network', 'alt', async () => (await sendingOnEvm(ALT_CHAIN_ID)).payer],
  ['a keypair that sends on Solana', 'solana', async () => (await sendingOnSolana()).payer],
  ['a wallet that signs elsewhere on Solana', 'solana', signingElsewhereOnSolana],
];

describe.each(PAYERS)('%s', (_name, chain, makePayer) => {
  it('hires in one call', async () => {
    const payment = payWith(await makePayer(), { maxUsd: '27.50' });
    const client = new AgentMarket({ baseUrl: market.url, payment });
    const { id } = await market.createService();
    const hire = await client.x402.pay({ service_id: id, brief: BRIEF });
    expect(hire).toMatchObject({
      status: 'paid',
      x402: { payment_chain: chain, total_charged_usd: '27.50' },
    });
    const orderToken = orderTokenOf(hire.status_url);
    const { order } = await client.orders.get(hire.order_id, { credential: { orderToken } });
    expect(order).toMatchObject({ id: hire.order_id, brief: BRIEF, payment_method: 'x402' });
  }, 60_000);
});

describe.each([
  ['Base', () => sendingOnEvm(BASE_CHAIN_ID)],
  ['the third network', () => sendingOnEvm(ALT_CHAIN_ID)],
  ['Solana', sendingOnSolana],
  ['Solana with kit', sendingKitOnSolana],
])('a quoted order on %s', (_name, makeWallet) => {
  it('is paid from the wallet of its client', async () => {
    const { payer, signer } = await makeWallet();
    const client = new AgentMarket({ baseUrl: market.url, signer });
    const { id } = await market.createService();
    const order = await client.orders.create({ service_id: id, brief: BRIEF });
    await expect(payOrder(client, order, payer, { maxUsd: '24.99' })).rejects.toThrow(TooDearError);
    const paid = await payOrder(client, order, payer, { maxUsd: '25' });
    expect(paid).toMatchObject({ status: 'paid', payment_network: payer.paymentNetwork });
    const again: SendingPayer = { ...payer, send: async () => paid.escrow_tx_hash ?? '' };
    const other = await client.orders.create({ service_id: id, brief: BRIEF });
    const refused = await payOrder(client, other, again).catch((error) => error);
    expect(refused).toMatchObject({ code: 'payment_used', payment: { 'X-PAYMENT': paid.escrow_tx_hash } });
  }, 60_000);

  it('is taken up again with the payment, and its secret, that a failed try names', async () => {
    const { payer, signer } = await makeWallet();
    let lost: 'request' | 'answer' | undefined = 'request';
    let ended = new AbortController();
    const failing: typeof fetch = async (url, init) => {
      if (init?.method !== 'PATCH' || !lost) return fetch(url, init);
      if (lost === 'answer') await fetch(url, { ...init, signal: null });
      ended.abort();
      throw new TypeError('connection reset');
    };
    const client = new AgentMarket({ baseUrl: market.url, signer, fetch: failing });
    const { id } = await market.createService();
    const order = await client.orders.create({ service_id: id, brief: BRIEF });
    const failed = await payOrder(client, order, payer, { signal: ended.signal }).catch((error) => error);
    const { payment } = failed;
    const reading = market.parts.chains.get(payer.paymentNetwork)?.readPayments(payment['X-PAYMENT']);
    expect(await reading).toMatchObject([{ lock: hashPaymentSecret(payment['X-Payment-Secret']) }]);
    const empty: SendingPayer = { ...payer, send: () => Promise.reject(new Error('paid twice')) };
    lost = 'answer';
    ended = new AbortController();
    const unanswered = payOrder(client, order, empty, { signal: ended.signal, payment });
    await expect(unanswered).rejects.toMatchObject({ payment });
    lost = undefined;
    const paid = await payOrder(client, order, empty, { payment });
    expect(paid).toMatchObject({ status: 'paid', escrow_tx_hash: payment['X-PAYMENT'] });
  }, 60_000);
});

describe.each([
  ['an account that signs on Base', () => signingOnEvm(BASE_CHAIN_ID)],
  ['a keypair that sends on Solana', async () => (await sendingOnSolana()).payer],
])('a claim on a bounty, paid by %s', (_name, makePayer) => {
  it('is accepted in one call, within what the bounty costs, and paid once', async () => {
    const client_wallet = evmSigner().address;
    const { token } = await makeUser(market, { wallets: [client_wallet] });
    const client = new AgentMarket({ baseUrl: market.url, token });
    const bounty = await client.bounties.create({
      title: 'A blue mug',
      brief: BRIEF,
      category: 'image_gen',
      budget_usd: '12.345678',
      deadline_hours: 24,
      client_wallet,
    });
    const agent = new AgentMarket({ baseUrl: market.url, apiKey: market.agent.apiKey });
    const claim = await agent.bounties.claim(bounty.id, { message: 'Mugs are mine' });
    const payer = await makePayer();
    const capped = acceptClaim(client, bounty, claim, payer, { maxUsd: '13.580245' });
    await expect(capped).rejects.toThrow('over the cap');
    const { order } = await acceptClaim(client, bounty, claim, payer);
    expect(order).toMatchObject({ status: 'paid', total_usd: '13.580246', bounty_id: bounty.id });
  }, 60_000);
});

it.each(['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const)(
  'a transfer that was locked without the SDK hires on %s with its secret',
  async (network) => {
    const { id } = await market.createService();
    const transfer = await market.payForServiceLocked(id, network);
    const [read] = (await market.parts.chains.get(network)?.readPayments(transfer.reference)) ?? [];
    expect(read).toMatchObject({ lock: hashPaymentSecret(transfer.secret) });
    const client = new AgentMarket({ baseUrl: market.url });
    const payment = { ...buildPaymentHeaders(transfer), 'X-Payment-Network': network };
    const hire = await client.x402.pay({ service_id: id, brief: BRIEF }, { payment });
    expect(hire).toMatchObject({ status: 'paid', x402: { payer_wallet: read?.payer } });
  },
);

it('an order that cannot be paid costs nothing', async () => {
  const { payer, signer } = await sendingOnEvm(BASE_CHAIN_ID);
  let sent = 0;
  const counted: SendingPayer = { ...payer, send: (...args) => payer.send(...args).finally(() => sent++) };
  const client = new AgentMarket({ baseUrl: market.url, signer });
  const { id } = await market.createService();
  const order = await client.orders.create({ service_id: id, brief: BRIEF });
  await payOrder(client, order, counted);
  await expect(payOrder(client, order, counted)).rejects.toThrow(`${order.id} is paid and cannot be paid`);
  const other = await client.orders.create({ service_id: id, brief: BRIEF });
  await client.orders.update(other.id, { action: 'cancel' });
  await expect(payOrder(client, other, counted)).rejects.toThrow('is cancelled and cannot be paid');
  expect(sent).toBe(1);
});

describe('a transfer is known by its reference though the answer of the node is lost', () => {
  it('on Solana', async () => {
    const { keypair, options } = await solanaWallet(1_000_000_000n);
    const { rpcUrl } = await solanaChain();
    const connection = new Connection(rpcUrl, { fetch: losing('sendTransaction') });
    const signature = await sendingPayer(keypair, { ...options, connection }).send(
      market.treasury('solana-mainnet'),
      1_000_000n,
    );
    const { value } = await options.connection.getSignatureStatus(signature);
    expect(value).toMatchObject({ err: null });
  });

  it('on Base, where the client asks again by itself', async () => {
    const chain = await evmChain();
    const account = await createFundedAccount(chain, FUNDS);
    const { walletOf, reader } = connect(chain);
    const transport = http(chain.rpcUrl, { fetchFn: losing('eth_sendRawTransaction') });
    const wallet = createWalletClient({ ...walletOf(account), account, transport });
    const hash = await walletPayer(wallet, { usdc: chain.usdc }).send(
      market.treasury('base-mainnet'),
      1_000_000n,
    );
    expect((await reader.getTransactionReceipt({ hash: hash as `0x${string}` })).status).toBe('success');
    expect(await reader.getTransactionCount({ address: account.address })).toBe(1);
  });

  /** The node gets the first call of the method, and its answer does not come back. */
  function losing(method: string): typeof fetch {
    let lost = false;
    return async (url, init) => {
      const response = await fetch(url, init);
      if (lost || !String(init?.body).includes(`"${method}"`)) return response;
      lost = true;
      await response.text();
      throw new TypeError('fetch failed');
    };
  }
});

it('every way of hiring is paid for', async () => {
  const payment = payWith(await signingOnEvm(BASE_CHAIN_ID), { maxUsd: '27.50' });
  const client = new AgentMarket({ baseUrl: market.url, payment });
  const { id } = await market.createService();
  const order = await client.orders.create({ service_id: id, brief: BRIEF });
  expect(order).toMatchObject({ status: 'paid', payment_method: 'x402' });
  expect(await client.x402.hireService(id, { brief: BRIEF })).toMatchObject({ status: 'paid' });
  expect(await client.x402.discoverService(id, { brief: BRIEF })).toMatchObject({ status: 'paid' });
});

it('an agent is registered by paying, and its payer owns it', async () => {
  const payment = payWith(await signingOnEvm(BASE_CHAIN_ID), { maxUsd: '1.00' });
  const client = new AgentMarket({ baseUrl: market.url, payment });
  const fields = { name: uniqueName(), description: 'Does what the tests ask of it' };
  const made = await client.agents.register({ ...fields, pay: 'x402' });
  expect(made.marketable).toBe(true);
});

it('one call is paid once though its answer is lost, and a call that failed is taken up again', async () => {
  let payments = 0;
  const payer = await signingOnEvm(BASE_CHAIN_ID);
  const counted = {
    ...payer,
    pay: (...due: Parameters<Payer['pay']>) => payer.pay(...due).finally(() => payments++),
  };
  let lost = 0;
  const losing: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (!response.ok || lost >= 2) return response;
    lost += 1;
    await response.text();
    throw new TypeError('connection reset');
  };
  const { id } = await market.createService();
  const input = { service_id: id, brief: BRIEF };
  const client = new AgentMarket({ baseUrl: market.url, fetch: losing, maxRetries: 1 });
  const failed = await client.x402
    .pay(input, { payment: payWith(counted, { maxUsd: '27.50' }) })
    .catch((e) => e);
  expect(failed).toMatchObject({
    code: 'network_error',
    payment: { 'PAYMENT-SIGNATURE': expect.any(String) },
  });
  const hire = await client.x402.pay(input, { payment: failed.payment });
  expect(hire.status).toBe('paid');
  expect(payments).toBe(1);
  const { data } = await market.call('GET', '/api/agents/me/orders', { bearer: market.agent.apiKey });
  expect(data.filter((order: { service_id: string }) => order.service_id === id)).toHaveLength(1);
});

it('a price is read without paying', async () => {
  const { id } = await market.createService();
  const client = new AgentMarket({ baseUrl: market.url });
  const price = await client.x402.challenge({ service_id: id, chain: 'base' });
  expect(price).toMatchObject({ maxAmountRequired: '27500000', network: 'base-mainnet' });
});

describe('what a wallet lacks on its chain is said by name, with nothing paid', () => {
  const hire = async (payer: Payer) => {
    const { id } = await market.createService();
    const payment = payWith(payer, { maxUsd: '27.50' });
    const client = new AgentMarket({ baseUrl: market.url, payment });
    return client.x402.pay({ service_id: id, brief: BRIEF }).catch((error) => error);
  };

  it.each<[string, () => Promise<Payer>, string]>([
    ['no SOL', async () => withSolana(await solanaWallet(0n)), 'NoGasError'],
    ['no SOL, by kit', async () => withKit(await kitWallet(0n)), 'NoGasError'],
    [
      'no USDC on Solana',
      () => without(() => solanaWallet(1_000_000_000n).then(withSolana)),
      'NotEnoughUsdcError',
    ],
    [
      'no USDC on Solana, by kit',
      () => without(() => kitWallet(1_000_000_000n).then(withKit)),
      'NotEnoughUsdcError',
    ],
    ['no ETH', () => onBase(FUNDS, false), 'NoGasError'],
    ['no USDC on Base', () => onBase(1n, true), 'NotEnoughUsdcError'],
  ])('%s', async (_name, makePayer, name) => {
    expect(await hire(await makePayer())).toMatchObject({ name, payment: undefined });
  });

  const withSolana = ({ keypair, options }: Awaited<ReturnType<typeof solanaWallet>>) =>
    sendingPayer(keypair, options);
  const withKit = ({ signer, options }: Awaited<ReturnType<typeof kitWallet>>) =>
    sendingPayer(signer, options);

  /** Pays more than it holds. */
  async function without(make: () => Promise<SendingPayer>): Promise<Payer> {
    const payer = await make();
    return { ...payer, pay: ({ payTo }) => payer.send(payTo, FUNDS + 1n).then(() => ({})) };
  }

  async function onBase(usdc: bigint, gas: boolean): Promise<Payer> {
    const chain = await evmChain(BASE_CHAIN_ID);
    const { account, address } = evmSigner();
    await chain.mintUsdc(address, usdc);
    if (gas) await chain.fund(address, 10n ** 18n);
    return walletPayer(connect(chain).walletOf(account), { usdc: chain.usdc });
  }
});
