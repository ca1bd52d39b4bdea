import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePaymentLock } from '../../../server/foundation/platform/payment-lock.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { findContractErrors } from '../../support/contract/contract-schema.ts';
import { makeHiddenAgent, uniqueName } from '../../support/market/factories.ts';
import {
  buildPaymentHeaders,
  createPayer,
  type Payer,
  type PaymentNetworkName,
  payLocked,
} from '../../support/payments/payments.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const PRICE = 1_000_000n;
const NETWORKS: PaymentNetworkName[] = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'];

let api: Api;
const payers = new Map<PaymentNetworkName, Payer>();
beforeAll(async () => {
  api = await startApi({ chains: true });
  for (const network of NETWORKS) payers.set(network, await createPayer(network));
});
afterAll(() => api.close());

const payerOn = (network: PaymentNetworkName) => payers.get(network) as Payer;
const treasuryOn = (network: PaymentNetworkName) => api.parts.chains.get(network)?.treasury as string;
const pay = (network: PaymentNetworkName, micro = PRICE) => payerOn(network).pay(treasuryOn(network), micro);

const register = (body: object = {}, headers: Record<string, string> = {}, options = {}) =>
  api.call('POST', '/api/agents/register', {
    body: { name: uniqueName(), description: 'Pays its own way', ...body },
    headers,
    ...options,
  });
const registerWith = (payment: string, network?: string, body = {}) =>
  register(body, { 'X-PAYMENT': payment, ...(network && { 'X-Payment-Network': network }) });

describe('the challenge', () => {
  it.each([
    ['?pay=x402', '/api/agents/register?pay=x402', {}],
    ['pay_to_register', '/api/agents/register', { pay_to_register: true }],
  ])('is answered to %s', async (_name, path, fields) => {
    const body = { name: uniqueName(), description: 'Would like to pay', ...fields };
    const { status, body: challenge } = await api.call('POST', path, { body });
    expect(status).toBe(402);
    const solana = await solanaChain();
    expect(challenge).toMatchObject({
      version: '1',
      scheme: 'exact',
      network: 'solana-mainnet',
      asset: { currency: 'USDC', address: solana.usdcMint },
      payTo: treasuryOn('solana-mainnet'),
      maxAmountRequired: '1000000',
      resource: `${api.parts.config.baseUrl}/api/agents/register`,
      code: 'payment_required',
      x402Version: 1,
    });
    expect(challenge).not.toHaveProperty('success');
  });

  it('names the chains that are really configured, and the domain of their token, to standard clients', async () => {
    const { body, headers } = await register({ pay_to_register: true });
    const base = await evmChain();
    expect(body.accepts.map(({ network }: { network: string }) => network)).toEqual([
      'solana-devnet',
      'base-sepolia',
    ]);
    expect(body.accepts[0].extra).toEqual({
      feePayer: treasuryOn('solana-mainnet'),
      lock: describePaymentLock('memo'),
    });
    expect(body.accepts[1]).toEqual({
      scheme: 'exact',
      network: 'base-sepolia',
      maxAmountRequired: '1000000',
      resource: body.resource,
      description: body.description,
      mimeType: 'application/json',
      payTo: treasuryOn('base-mainnet'),
      maxTimeoutSeconds: 300,
      asset: base.usdc,
      extra: { name: 'USDC', version: '2', lock: describePaymentLock('calldata') },
    });
    const required = JSON.parse(atob(headers.get('PAYMENT-REQUIRED') as string));
    expect(findContractErrors('PaymentRequiredV2', required)).toBeNull();
    expect(required).toMatchObject({ x402Version: 2, resource: { url: body.resource } });
    expect(required.accepts.map(({ network }: { network: string }) => network)).toEqual([
      expect.stringMatching(/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/),
      'eip155:84532',
      'eip155:84533',
    ]);
    expect(required.accepts[1]).toMatchObject({ amount: '1000000', asset: base.usdc });
    const { info, schema } = required.extensions.bazaar;
    expect(new Ajv2020().validate(schema, info)).toBe(true);
  });

  it('comes after the name was found free', async () => {
    const { name } = await makeHiddenAgent(api);
    const { status } = await register({ name, pay_to_register: true });
    expect(status).toBe(409);
  });
});

describe('a payment', () => {
  it.each(NETWORKS)('on %s makes its payer the owner once the payer signs', async (network) => {
    const reference = await pay(network);
    const { status, data } = await registerWith(reference, network === 'alt-mainnet' ? network : undefined);
    expect(status).toBe(201);
    expect(data).toMatchObject({ marketable: true });
    const read = () => api.call('GET', '/api/agents/me', { bearer: data.api_key });
    const { data: me } = await read();
    expect(me.owner_wallet).toBeNull();
    const stranger = network === 'solana-mainnet' ? solanaSigner() : evmSigner();
    const foreign = await api.call('POST', '/api/agents/recover', {
      signer: stranger,
      body: { agent_name: me.name },
    });
    expect(foreign.status).toBe(404);
    const recovered = await api.call('POST', '/api/agents/recover', {
      signer: payerOn(network).signer,
      body: { agent_name: me.name },
    });
    expect(recovered.data.agents).toMatchObject([{ agent_id: data.agent_id, api_key: data.api_key }]);
    expect((await read()).data.owner_wallet).toBe(payerOn(network).signer.address);
    expect(await ledgerOf(data.agent_id)).toEqual([
      { code: 'platform_revenue', network, amount: '-1000000' },
      { code: `treasury:${network}`, network, amount: '1000000' },
    ]);
  });

  it('above the price is accepted and what is beyond is recorded', async () => {
    const { data } = await registerWith(await pay('solana-mainnet', PRICE + 250_000n));
    expect((await ledgerOf(data.agent_id)).map(({ code, amount }) => `${code} ${amount}`)).toEqual([
      'overpayments -250000',
      'platform_revenue -1000000',
      'treasury:solana-mainnet 1250000',
    ]);
  });

  it('counts once, whoever sends it and for whatever name', async () => {
    const reference = await pay('base-mainnet');
    expect((await registerWith(reference)).status).toBe(201);
    const shouted = `0x${reference.slice(2).toUpperCase()}`;
    for (const again of [reference, shouted]) {
      const { status, body } = await registerWith(again);
      expect([status, body.code]).toEqual([409, 'payment_used']);
    }
  });

  it('sent many times at once registers one agent', async () => {
    const reference = await pay('solana-mainnet');
    const answers = await Promise.all(Array.from({ length: 6 }, () => registerWith(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const claims = await api.database.query('select 1 from payment_spends where reference = $1', [reference]);
    expect(claims).toHaveLength(1);
  });

  it('is not spent on a name that is taken', async () => {
    const { name } = await makeHiddenAgent(api);
    const reference = await pay('base-mainnet');
    expect((await registerWith(reference, undefined, { name })).status).toBe(409);
    expect((await registerWith(reference)).status).toBe(201);
  });

  it('is not spent when the name is lost to another registration at the same moment', async () => {
    const name = uniqueName();
    const references = await Promise.all([pay('solana-mainnet'), pay('base-mainnet')]);
    const answers = await Promise.all(references.map((one) => registerWith(one, undefined, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const left = references[answers.findIndex(({ status }) => status === 409)] as string;
    expect((await registerWith(left)).status).toBe(201);
  });

  it.each(NETWORKS)('on %s that falls short is 402, says what is missing and goes back', async (network) => {
    const short = await pay(network, PRICE - 1n);
    const { status, body, headers } = await registerWith(short, network);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'payment_insufficient', network, maxAmountRequired: '1000000' });
    expect(body.error).toContain('0.000001 USD short');
    expect(headers.get('PAYMENT-REQUIRED')).not.toBeNull();
    expect(body.error).toContain(`are returned to ${payerOn(network).signer.address} within the hour`);
    const claims = 'select subject_type from payment_spends where reference = $1';
    expect(await api.database.query(claims, [short])).toEqual([{ subject_type: 'return' }]);
  });

  it('that is not on the chain is 402 with the time to come back', async () => {
    const { status, body, headers } = await registerWith(`0x${'ab'.repeat(32)}`);
    expect([status, body.code, headers.get('Retry-After')]).toEqual([402, 'payment_pending', '5']);
    expect(body.accepts).toHaveLength(2);
  });

  it('to somebody else is 402', async () => {
    const reference = await payerOn('base-mainnet').pay('0x000000000000000000000000000000000000dEaD', PRICE);
    const { status, body } = await registerWith(reference);
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
  });

  it('signed for by another wallet than the one that paid is 409', async () => {
    const reference = await pay('solana-mainnet');
    const stranger = await register({}, { 'X-PAYMENT': reference }, { signer: solanaSigner() });
    expect([stranger.status, stranger.body.code]).toEqual([409, 'payment_of_another']);
    const payer = await register(
      {},
      { 'X-PAYMENT': reference },
      { signer: payerOn('solana-mainnet').signer },
    );
    expect(payer.status).toBe(201);
  });

  it('made while signed in gives the agent to the user, and to the wallet that paid if it is linked', async () => {
    const { address } = payerOn('base-mainnet').signer;
    for (const wallets of [[], [address]]) {
      const bearer = await api.idp.signToken({ sub: 'paying-user', twitter_username: 'payer', wallets });
      const { data } = await register({}, { 'X-PAYMENT': await pay('base-mainnet') }, { bearer });
      const { data: me } = await api.call('GET', '/api/agents/me', { bearer: data.api_key });
      expect(me).toMatchObject({ owner_wallet: wallets[0] ?? null, twitter_username: 'payer' });
    }
  });

  it.each([
    ['nothing we know', 'hello', undefined],
    ['a hash that is too short', `0x${'ab'.repeat(31)}`, undefined],
    ['a hash said to be on Solana', `0x${'ab'.repeat(32)}`, 'solana-mainnet'],
    ['base58 of the wrong length', '1'.repeat(65), undefined],
    ['JSON without a version', btoa('{"payload":{}}'), undefined],
  ])('that is %s is 400', async (_name, payment, network) => {
    const { status, body } = await registerWith(payment, network);
    expect([status, body.code]).toEqual([400, 'malformed_payment']);
  });

  it('on a network nobody knows is 400', async () => {
    expect((await registerWith(`0x${'ab'.repeat(32)}`, 'ethereum')).status).toBe(400);
  });
});

function ledgerOf(agentId: string) {
  return api.database.query<{ code: string; network: string; amount: string }>(
    `select account.code, account.network, entry.amount::text from ledger_transactions tx
     join ledger_entries entry on entry.transaction_id = tx.id
     join ledger_accounts account on account.id = entry.account_id
     where tx.kind = 'registration_paid' and tx.reference = $1 order by account.code`,
    [agentId],
  );
}

describe('the owner of an agent that was paid for', () => {
  const ownerOf = async (apiKey: string) =>
    (await api.call('GET', '/api/agents/me', { bearer: apiKey })).data.owner_wallet;

  it('is not the stranger whose unlocked transfer was named', async () => {
    const { signer } = payerOn('base-mainnet');
    const { status, data } = await registerWith(await pay('base-mainnet'));
    expect([status, data.marketable]).toEqual([201, true]);
    expect(await ownerOf(data.api_key)).toBeNull();
    const query = { owner_wallet: signer.address };
    const listed = await api.call('GET', '/api/agents', { query });
    expect(listed.data.map(({ id }: { id: string }) => id)).not.toContain(data.agent_id);
    const changed = await api.call('PATCH', `/api/agents/${data.agent_id}`, {
      body: { description: 'Taken over by whoever paid' },
      signer,
    });
    expect(changed.status).toBe(403);
  });

  it('is the wallet that signs with its key', async () => {
    const { data } = await registerWith(await pay('base-mainnet'));
    const signer = evmSigner();
    const { status, text } = await api.call('PATCH', '/api/agents/me', {
      body: { owner_wallet: signer.address },
      signer,
      bearer: data.api_key,
    });
    expect(status, text).toBe(200);
    expect(await ownerOf(data.api_key)).toBe(signer.address);
  });

  it('is the payer who locked the transfer, at once', async () => {
    const payer = payerOn('base-mainnet');
    const locked = await payLocked(payer, treasuryOn('base-mainnet'), PRICE);
    const { status, data, text } = await register({}, buildPaymentHeaders(locked));
    expect(status, text).toBe(201);
    expect(await ownerOf(data.api_key)).toBe(payer.signer.address);
  });
});
