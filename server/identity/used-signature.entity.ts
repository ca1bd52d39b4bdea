import { defineEntity, p } from '@mikro-orm/core';

/** A used custody signature, identified by signer and time: a wallet can create many signatures of one message. */
export const UsedSignature = defineEntity({
  name: 'UsedSignature',
  tableName: 'used_signatures',
  indexes: [{ properties: ['usedAt'] }],
  properties: {
    walletKey: p.text().primary(),
    signedAt: p.bigint().primary(),
    usedAt: p.datetime(),
    /** It was in a query string, which no release undoes. */
    inQuery: p.boolean().default(false),
  },
});
