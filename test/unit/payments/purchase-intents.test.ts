import { describe, expect, it } from 'vitest';
import { PURCHASE_INTENTS } from '../../../server/composition/settlement-finisher.ts';
import { decodeStored } from '../../../server/foundation/platform/stored-json.ts';
import { AWARD_INTENT } from '../../../server/market/bounties/award-service.ts';
import { HIRE_INTENT, type HireIntent } from '../../../server/market/hiring/hire-intent.ts';
import { ORDER_PAYMENT_INTENT } from '../../../server/market/orders/payment/payment-service.ts';
import { DEPOSIT_INTENT } from '../../../server/money/earn/deposits/deposit-intake.ts';
import { SIGNED_PROOF } from '../../../server/money/payments/proof.ts';

const hire: HireIntent = {
  orderRequest: {
    serviceId: 'svc_1',
    brief: 'Mugs',
    clientWallet: undefined,
    referenceUrls: ['https://example.com/a'],
    referenceImages: [],
    requirementAnswers: { size: ['L', 'M'], rush: true },
    isPrivate: true,
    network: 'base-mainnet',
    callbackUrl: 'https://example.com/callback',
  },
  client: {
    client_wallet: '0xAb',
    client_wallet_key: '0xab',
    client_user_id: null,
    client_agent_id: 'agt_1',
    client_name: null,
  },
  actorId: 'agt_1',
};
const award = { bountyId: 'bnty_1', claimId: 'clm_1', actorId: null };
const deposit = { poolKey: 'lending', owner: 'usr_1', amountMicro: 5_000_000n, requestKey: null };

const CASES = [
  { kind: 'hire', stored: HIRE_INTENT.encode(hire), intent: hire },
  {
    kind: 'hire',
    stored: HIRE_INTENT.encode({ ...hire, client: null, actorId: null }),
    intent: { ...hire, client: null, actorId: null },
  },
  { kind: 'award', stored: AWARD_INTENT.encode(award), intent: award },
  {
    kind: 'order_payment',
    stored: ORDER_PAYMENT_INTENT.encode({ orderId: 'ord_1' }),
    intent: { orderId: 'ord_1' },
  },
  { kind: 'deposit', stored: DEPOSIT_INTENT.encode(deposit), intent: deposit },
];

const throughJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
const decode = (value: unknown) => decodeStored(PURCHASE_INTENTS, value);

describe.each(CASES)('a stored $kind', ({ kind, stored, intent }) => {
  it('is read back as it was', () => {
    expect(throughJson(stored)).toMatchObject({ v: 1, kind });
    expect(decode(throughJson(stored))).toEqual({ kind, ...intent });
  });

  it('has no undefined field, which the ORM would store as null', () => {
    expect(stored).toStrictEqual(throughJson(stored));
  });

  it('is refused in another version', () => {
    expect(() => decode({ ...throughJson(stored), v: 2 })).toThrow(`The stored JSON is ${kind} v2.`);
  });

  it.each(Object.keys(intent))('is refused without %s', (field) => {
    const { [field]: _, ...rest } = throughJson(stored);
    expect(() => decode(rest)).toThrow(`The stored ${kind}.${field} is not`);
  });
});

it('every kind of purchase is covered here', () => {
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(PURCHASE_INTENTS.map(({ kind }) => kind)));
});

it('a purchase of an unknown kind is refused', () => {
  expect(() => decode({ v: 1, kind: 'tip', orderId: 'ord_1' })).toThrow('The stored JSON is tip v1.');
});

describe('a stored proof', () => {
  const proof = { kind: 'signed', x402Version: 2, payload: { accepted: { amount: '1' } } } as const;
  const read = (value: object) => decodeStored([SIGNED_PROOF], value);

  it('is read back as it was', () => {
    expect(read(throughJson(SIGNED_PROOF.encode(proof)))).toEqual(proof);
  });

  it.each([
    ['another version', { v: 2 }, 'signed v2'],
    ['another kind', { kind: 'transaction' }, 'transaction v1'],
    ['an unknown protocol version', { x402Version: 3 }, 'signed.x402Version is not one of 1, 2'],
    ['no payload', { payload: undefined }, 'signed.payload is not an object'],
  ])('is refused with %s', (_what, change, message) => {
    expect(() => read({ ...SIGNED_PROOF.encode(proof), ...change })).toThrow(message);
  });
});
