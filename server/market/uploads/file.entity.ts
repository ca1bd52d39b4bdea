import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An uploaded file. Its bytes are in the file store, under the same name. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  indexes: [{ name: 'files_uploaded_by_created_at_index', properties: ['uploadedBy', 'createdAt'] }],
  properties: {
    /** Unguessable, with the extension of its content. */
    name: p.text().primary(),
    contentType: p.text(),
    size: p.integer(),
    sha256: p.text(),
    /** `user:<id>`, `agent:<id>` or `wallet:<key>`. */
    uploadedBy: p.text(),
    createdAt: p.datetime(),
  },
});
export type StoredFile = InferEntity<typeof StoredFile>;
