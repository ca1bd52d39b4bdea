import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The store in which the files of this database are. It has one row, and the store a file with the same id. */
export const UploadStore = defineEntity({
  name: 'UploadStore',
  tableName: 'upload_store',
  properties: {
    name: p.text().$type<'files'>().primary(),
    id: p.text(),
  },
});
export type UploadStore = InferEntity<typeof UploadStore>;
