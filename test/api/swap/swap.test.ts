import { base58 } from '@scure/base';
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import type { SandboxSwapProvider } from '../../../sandbox/sandbox-swap-provider.ts';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { evmSigner, type SolanaSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeUser } from '../../support/market/factories.ts';
import { createSignerWithoutSol, createSwapProvider, signTransaction } from '../../support/market/swaps.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const USDC = 1_000_000n;
const clock = new OffsetClock();

type Call = Pick<Api, 'call'>;
const order = (api: Call, signer: SolanaSigner, body: object = {}) =>
  api.call('POST', '/api/swap/order', {
    signer,
    body: { amount_usd: '20.00', taker: signer.address, ...body },
  });
const execute = (api: Call, signer: SolanaSigner, request_id: string, signed_transaction: string) =>
  api.call('POST', '/api/swap/execute', { signer, body: { request_id, signed_transaction } });

describe('at the desk of the sandbox', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ chains: true, clock, swapProvider: await createSwapProvider() });
  });
  afterAll(() => api.close());

  const lamportsOf = (address: string) => getSolanaAdapter(api.parts.chains).readNativeBalance(address);
  const usdcOf = (address: string) => getSolanaAdapter(api.parts.chains).readUsdcBalance(address);

  it('a newcomer without SOL swaps, and asking again tells the same', async () => {
    const taker = await createSignerWithoutSol();
    const offer = await order(api, taker);
    expect(offer.status).toBe(200);
    expect(offer.data).toMatchObject({
      taker: taker.address,
      receiver: taker.address,
      in_amount_usd: '20.00',
      out_sol: 0.125,
      min_out_sol: 0.125,
    });
    const transaction = signTransaction(offer.data.transaction, taker);
    const first = await execute(api, taker, offer.data.request_id, transaction);
    expect(first.status).toBe(200);
    expect(first.data).toEqual({
      request_id: offer.data.request_id,
      tx_signature: expect.any(String),
      in_amount_usd: '20.00',
      out_sol: 0.125,
    });
    expect([await lamportsOf(taker.address), await usdcOf(taker.address)]).toEqual([
      125_000_000n,
      80n * USDC,
    ]);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => execute(api, taker, offer.data.request_id, transaction)),
    );
    for (const { data } of again) expect(data).toEqual(first.data);
    expect(await usdcOf(taker.address)).toBe(80n * USDC);
  });

  it('20 calls at the same moment swap once', async () => {
    const taker = await createSignerWithoutSol();
    const { data } = await order(api, taker, { amount_usd: 40 });
    const transaction = signTransaction(data.transaction, taker);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => execute(api, taker, data.request_id, transaction)),
    );
    expect(new Set(answers.map((answer) => [answer.status, answer.data.tx_signature].join())).size).toBe(1);
    expect([await lamportsOf(taker.address), await usdcOf(taker.address)]).toEqual([
      250_000_000n,
      60n * USDC,
    ]);
  });

  it('sends the SOL to another receiver', async () => {
    const taker = await createSignerWithoutSol();
    const receiver = solanaSigner().address;
    const { data } = await order(api, taker, { receiver });
    expect(data.receiver).toBe(receiver);
    await execute(api, taker, data.request_id, signTransaction(data.transaction, taker));
    expect([await lamportsOf(receiver), await lamportsOf(taker.address)]).toEqual([125_000_000n, 0n]);
  });

  it('refuses a signed transaction that moves something else', async () => {
    const taker = await createSignerWithoutSol();
    const { data } = await order(api, taker);
    const other = await order(api, taker, { amount_usd: 1 });
    const elsewhere = await order(api, taker, { receiver: solanaSigner().address });
    const offered = VersionedTransaction.deserialize(Buffer.from(data.transaction, 'base64'));
    const own = new VersionedTransaction(
      new TransactionMessage({
        payerKey: new PublicKey(taker.address),
        recentBlockhash: offered.message.recentBlockhash,
        instructions: [
          SystemProgram.transfer({
            fromPubkey: new PublicKey(taker.address),
            toPubkey: new PublicKey(solanaSigner().address),
            lamports: 1,
          }),
        ],
      }).compileToLegacyMessage(),
    );
    const made = Buffer.from(own.serialize()).toString('base64');
    for (const wrong of [other.data.transaction, elsewhere.data.transaction, made]) {
      const { status, body } = await execute(api, taker, data.request_id, signTransaction(wrong, taker));
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
    const right = signTransaction(data.transaction, taker);
    for (const wrong of [data.transaction, 'AAAA', `${right}AAAA`, right.slice(0, -8)]) {
      expect((await execute(api, taker, data.request_id, wrong)).status).toBe(400);
    }
    expect(await usdcOf(taker.address)).toBe(100n * USDC);
    expect((await execute(api, taker, data.request_id, right)).status).toBe(200);
  });

  it('uses the signature of the taker only, whatever else was tampered with', async () => {
    const taker = await createSignerWithoutSol();
    const { data } = await order(api, taker);
    const read = VersionedTransaction.deserialize(
      Buffer.from(signTransaction(data.transaction, taker), 'base64'),
    );
    read.signatures[0] = new Uint8Array(64);
    const tampered = Buffer.from(read.serialize()).toString('base64');
    expect((await execute(api, taker, data.request_id, tampered)).status).toBe(200);
  });

  it('is for wallets of the caller, and offers are for their taker', async () => {
    const [taker, stranger] = [await createSignerWithoutSol(), await createSignerWithoutSol()];
    expect((await order(api, stranger, { taker: taker.address })).status).toBe(403);
    const user = await makeUser(api);
    const body = { amount_usd: '20.00', taker: taker.address };
    expect((await api.call('POST', '/api/swap/order', { bearer: user.token, body })).status).toBe(403);
    expect((await api.call('POST', '/api/swap/order', { body })).status).toBe(401);
    const { data } = await order(api, taker);
    const transaction = signTransaction(data.transaction, taker);
    expect((await execute(api, stranger, data.request_id, transaction)).status).toBe(403);
    expect((await execute(api, taker, 'another-one', transaction)).status).toBe(404);
  });

  it('refuses before anybody signs what the chain would refuse', async () => {
    const poor = await createSignerWithoutSol(5n * USDC);
    const short = await order(api, poor);
    expect([short.status, short.body.error]).toEqual([422, expect.stringContaining('too little USDC')]);
    const dust = await order(api, poor, { amount_usd: '0.01' });
    expect([dust.status, dust.body.error]).toEqual([422, expect.stringContaining('lamports')]);
    const spent = await order(api, poor, { amount_usd: 5 });
    const other = await order(api, poor, { amount_usd: 5 });
    expect(
      (await execute(api, poor, other.data.request_id, signTransaction(other.data.transaction, poor))).status,
    ).toBe(200);
    const late = await execute(
      api,
      poor,
      spent.data.request_id,
      signTransaction(spent.data.transaction, poor),
    );
    expect(late.status).toBe(422);
  });

  it.each([0, -1, '0', 'NaN', 10_000.01, '1e3', null])('%o is no amount to swap', async (amount_usd) => {
    expect((await order(api, solanaSigner(), { amount_usd })).status).toBe(400);
  });

  it('takes addresses of Solana only', async () => {
    expect((await order(api, solanaSigner(), { receiver: evmSigner().address })).status).toBe(400);
  });

  it('does not carry out what has expired, by the clock of the service', async () => {
    const taker = await createSignerWithoutSol();
    const carryOut = async ({ request_id, transaction }: { request_id: string; transaction: string }) =>
      execute(api, taker, request_id, signTransaction(transaction, taker));
    const { data: old } = await order(api, taker);
    clock.advance(120);
    const { status, body } = await carryOut(old);
    expect([status, body.code]).toEqual([409, 'offer_expired']);
    expect((await carryOut((await order(api, taker)).data)).status).toBe(200);
  });
});

describe('through Jupiter', () => {
  const JUPITER = 'https://api.jup.test';
  const KEY = 'key-of-ours';
  let taker: SolanaSigner;
  let asked: URL[];
  let executed: unknown[];
  let quote: (given: URL) => Response | Promise<Response>;
  let outcome: () => Response;
  const upstream = setupServer(
    http.get(`${JUPITER}/ultra/v1/order`, ({ request }) => {
      expect(request.headers.get('x-api-key')).toBe(KEY);
      asked.push(new URL(request.url));
      return quote(new URL(request.url));
    }),
    http.post(`${JUPITER}/ultra/v1/execute`, async ({ request }) => {
      executed.push(await request.json());
      return outcome();
    }),
  );

  let api: Api;
  let desk: SandboxSwapProvider;
  beforeAll(async () => {
    upstream.listen({ onUnhandledFrame: 'bypass' });
    desk = await createSwapProvider();
    api = await startApi({ chains: true, env: { JUPITER_URL: JUPITER, JUPITER_API_KEY: KEY } });
  });
  afterAll(async () => {
    upstream.close();
    await api.close();
  });

  beforeEach(async () => {
    taker = await createSignerWithoutSol();
    asked = [];
    executed = [];
    quote = async (given) => HttpResponse.json(await offerFor(given));
    outcome = () =>
      HttpResponse.json({ status: 'Success', signature: SIGNATURE, totalOutputAmount: '124500000' });
  });

  const SIGNATURE =
    '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

  /** A stand-in for a route: a transaction of the sandbox's provider. */
  async function offerFor({ searchParams: query }: URL, changes: object = {}) {
    const taker = query.get('taker') ?? '';
    const amountMicro = BigInt(query.get('amount') ?? 0);
    const terms = { taker, receiver: query.get('receiver') ?? taker, amountMicro };
    return {
      inputMint: query.get('inputMint'),
      outputMint: query.get('outputMint'),
      taker,
      inAmount: query.get('amount'),
      outAmount: '125000000',
      otherAmountThreshold: '124000000',
      requestId: 'their-request',
      transaction: (await desk.quote(terms)).transaction,
      ...changes,
    };
  }

  it('asks for an order, and hands over what the taker signed', async () => {
    const receiver = solanaSigner().address;
    const { status, data } = await order(api, taker, { receiver });
    expect(status).toBe(200);
    expect(data).toMatchObject({ out_sol: 0.125, min_out_sol: 0.124, receiver });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      inputMint: api.env.SOLANA_USDC_MINT,
      outputMint: 'So11111111111111111111111111111111111111112',
      amount: '20000000',
      taker: taker.address,
      receiver,
    });
    const signedTransaction = signTransaction(data.transaction, taker);
    const result = await execute(api, taker, data.request_id, signedTransaction);
    expect(result.data).toMatchObject({ tx_signature: SIGNATURE, out_sol: 0.1245 });
    expect((await execute(api, taker, data.request_id, signedTransaction)).data).toEqual(result.data);
    expect(executed).toEqual([{ signedTransaction, requestId: 'their-request' }]);
  });

  it('does not hand over what moves something else', async () => {
    const [{ data }, other] = [await order(api, taker), await order(api, taker)];
    expect(
      (await execute(api, taker, data.request_id, signTransaction(other.data.transaction, taker))).status,
    ).toBe(400);
    expect(executed).toEqual([]);
  });

  it('says why Jupiter refuses', async () => {
    quote = async (given) =>
      HttpResponse.json(await offerFor(given, { transaction: '', errorMessage: 'Insufficient funds' }));
    const refused = await order(api, taker);
    expect([refused.status, refused.body.error]).toEqual([
      422,
      expect.stringContaining('Insufficient funds'),
    ]);
    quote = () => HttpResponse.json({ error: 'Bad amount' }, { status: 400 });
    expect((await order(api, taker)).status).toBe(422);
    quote = async (given) => HttpResponse.json(await offerFor(given));
    const { data } = await order(api, taker);
    outcome = () => HttpResponse.json({ status: 'Failed', error: 'Slippage exceeded' });
    const failed = await execute(api, taker, data.request_id, signTransaction(data.transaction, taker));
    expect([failed.status, failed.body.error]).toEqual([422, expect.stringContaining('Slippage')]);
  });

  it('reports a swap that landed if Jupiter lost its response and then refuses it', async () => {
    const { data } = await order(api, taker);
    const transaction = signTransaction(data.transaction, taker);
    outcome = () => HttpResponse.error();
    expect((await execute(api, taker, data.request_id, transaction)).status).toBe(503);
    outcome = () => HttpResponse.json({ status: 'Failed', error: 'Request expired' });
    expect((await execute(api, taker, data.request_id, transaction)).status).toBe(422);
    const { signatures } = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
    const signature = base58.encode(signatures[0] ?? new Uint8Array());
    await desk.execute(signature, transaction);
    const found = await execute(api, taker, data.request_id, transaction);
    expect(found.status, found.text).toBe(200);
    expect(found.data).toMatchObject({ tx_signature: signature, out_sol: 0.125 });
    expect((await execute(api, taker, data.request_id, transaction)).data).toEqual(found.data);
    expect(executed).toHaveLength(3);
  });

  it.each([
    ['another amount', { inAmount: '20000001' }],
    ['another token', { inputMint: 'So11111111111111111111111111111111111111112' }],
    ['another taker', { taker: solanaSigner().address }],
    ['a transaction that is none', { transaction: 'AAAA' }],
    ['no amount', { outAmount: 'much' }],
    ['an amount beyond all SOL', { outAmount: '9'.repeat(19) }],
  ])('takes no offer with %s', async (_what, changes) => {
    quote = async (given) => HttpResponse.json(await offerFor(given, changes));
    expect((await order(api, taker)).status).toBe(503);
  });

  it.each<[string, (given: URL, other: string) => void]>([
    ['somebody else signs', ({ searchParams }, other) => searchParams.set('taker', other)],
    ['takes more than was asked for', ({ searchParams }) => searchParams.set('amount', '21000000')],
    ['takes less', ({ searchParams }) => searchParams.set('amount', '19000000')],
    ['pays somebody else', ({ searchParams }, other) => searchParams.set('receiver', other)],
  ])('offers no transaction that %s', async (_what, change) => {
    const other = await createSignerWithoutSol();
    quote = async (given) => {
      const changed = new URL(given);
      change(changed, other.address);
      const { transaction } = await offerFor(changed);
      return HttpResponse.json(await offerFor(given, { transaction }));
    };
    const { status, body } = await order(api, taker);
    expect([status, body.error]).toEqual([503, expect.stringMatching(/Jupiter.*does not match/)]);
  });

  it('offers no transaction that brings less than is promised, or would fail', async () => {
    quote = async (given) => HttpResponse.json(await offerFor(given, { otherAmountThreshold: '136000000' }));
    expect((await order(api, taker)).status).toBe(503);
    quote = async (given) => {
      const offer = await offerFor(given);
      const spending = await desk.quote({
        taker: taker.address,
        receiver: taker.address,
        amountMicro: 90n * USDC,
      });
      await desk.execute(spending.reference, signTransaction(spending.transaction, taker));
      return HttpResponse.json(offer);
    };
    const { status, body } = await order(api, taker);
    expect([status, body.error]).toEqual([422, expect.stringContaining('would fail on the chain')]);
  });

  it.each([
    ['fails', () => new HttpResponse('busy', { status: 500 })],
    ['limits us', () => HttpResponse.json({}, { status: 429 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['talks nonsense', () => new HttpResponse('<html>')],
  ])('is named in a 503 when it %s, and the swap can be carried out later', async (_what, failing) => {
    const { data } = await order(api, taker);
    quote = failing;
    const { status, body } = await order(api, taker);
    expect([status, body.error]).toEqual([503, expect.stringContaining('Jupiter')]);
    const transaction = signTransaction(data.transaction, taker);
    const succeeding = outcome;
    outcome = failing;
    expect((await execute(api, taker, data.request_id, transaction)).status).toBe(503);
    outcome = succeeding;
    expect((await execute(api, taker, data.request_id, transaction)).status).toBe(200);
  });
});
