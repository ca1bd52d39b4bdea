import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';

/** A transaction that a caller presented, with this proven wallet, before it was on its chain. */
export const PaymentPresentation = defineEntity({
  name: 'PaymentPresentation',
  tableName: 'payment_presentations',
  indexes: [{ properties: ['presentedAt'] }],
  properties: {
    network: p.text().$type<Network>().primary(),
    reference: p.text().primary(),
    walletKey: p.text().primary(),
    presentedAt: p.datetime(),
  },
});
export type PaymentPresentation = InferEntity<typeof PaymentPresentation>;
