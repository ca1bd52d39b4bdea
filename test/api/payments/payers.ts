import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { hashPaymentSecret } from '../../../server/foundation/platform/payment-lock.ts';
import type { HiringMarket } from '../../support/market/hires.ts';
import { createPayer, type PresignedTransfer } from '../../support/payments/payments.ts';
import type { ApiResponse } from '../../support/server/call.ts';

/** Somebody who is about to pay for a service. */
interface Purchase {
  transfer: PresignedTransfer;
  /** Presents the payment. */
  claim(): Promise<ApiResponse>;
}

interface Wanted {
  network: Network;
  serviceId: string;
  micro: bigint;
}

export type PayerKind = (market: HiringMarket, wanted: Wanted) => Promise<Purchase>;

/** Presents its signed transaction before it is sent. */
const signs: PayerKind = async (market, { network, serviceId, micro }) => {
  const { signer, presign } = await createPayer(network);
  const transfer = await presign(market.treasury(network), micro);
  const claim = () => market.hire(serviceId, transfer.reference, { network, signer });
  const { status, body } = await claim();
  expect([status, body.code]).toEqual([402, 'payment_pending']);
  return { transfer, claim };
};

/** Unknown to us, and holds the secret of its transfer. */
const locks: PayerKind = async (market, { network, serviceId, micro }) => {
  const { presign } = await createPayer(network);
  const secret = randomBytes(32).toString('hex');
  const transfer = await presign(market.treasury(network), micro, `market:1:${hashPaymentSecret(secret)}`);
  const headers = { 'X-Payment-Secret': secret };
  return { transfer, claim: () => market.hire(serviceId, transfer.reference, { network, headers }) };
};

/** Has placed an order, and pays it. */
const hasAnOrder: PayerKind = async (market, { network, serviceId, micro }) => {
  const { signer, presign } = await createPayer(network);
  const body = { service_id: serviceId, brief: 'A small thing, made well' };
  const { data } = await market.call('POST', '/api/orders', { body, signer });
  const transfer = await presign(market.treasury(network), micro);
  const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
  const payment = { action: 'pay', escrow_tx_hash: transfer.reference, ...chain };
  return { transfer, claim: () => market.call('PATCH', `/api/orders/${data.id}`, { body: payment, signer }) };
};

export const PAYER_KINDS: readonly PayerKind[] = [signs, locks, hasAnOrder];
