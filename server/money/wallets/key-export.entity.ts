import { defineEntity, p } from '@mikro-orm/core';
import type { KeyFamily } from '../../identity/agent-wallet.entity.ts';

/** Who exported a private key, and when. Written before the key is decrypted. */
export const KeyExport = defineEntity({
  name: 'KeyExport',
  tableName: 'key_exports',
  indexes: [{ properties: ['agentId', 'createdAt'] }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    agentId: p.text(),
    family: p.text().$type<KeyFamily>(),
    address: p.text(),
    exportedBy: p.text(),
    requestId: p.text(),
    createdAt: p.datetime(),
  },
});
