import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';

/** A transaction that was presented before its chain showed it, by a caller who has shown this wallet to be its own. */
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
