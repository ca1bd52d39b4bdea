import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The file store of this database. It has one row, and the store has a file with the same id. */
export const UploadStore = defineEntity({
  name: 'UploadStore',
  tableName: 'upload_store',
  properties: {
    name: p.text().$type<'files'>().primary(),
    id: p.text(),
  },
});
export type UploadStore = InferEntity<typeof UploadStore>;
