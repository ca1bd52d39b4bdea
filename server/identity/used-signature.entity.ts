import { defineEntity, p } from '@mikro-orm/core';

/** A signature that moved custody, named by who signed and when: a wallet can write many signatures over one message. */
export const UsedSignature = defineEntity({
  name: 'UsedSignature',
  tableName: 'used_signatures',
  indexes: [{ properties: ['usedAt'] }],
  properties: {
    walletKey: p.text().primary(),
    signedAt: p.bigint().primary(),
    usedAt: p.datetime(),
    /** It stood in a query string, which no release undoes. */
    inQuery: p.boolean().default(false),
  },
});
