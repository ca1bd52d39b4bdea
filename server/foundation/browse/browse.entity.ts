import { defineEntity, p } from '@mikro-orm/core';

/** A change to the number of rows visible under a filter; their sum is the total. */
export const BrowseTotal = defineEntity({
  name: 'BrowseTotal',
  tableName: 'browse_totals',
  indexes: [
    {
      name: 'browse_totals_facet_index',
      expression: 'create index browse_totals_facet_index on browse_totals (facet) include (change)',
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    facet: p.text(),
    change: p.bigint(),
  },
});

/**
 * A part of the number of rows in a list that grows without end; their sum is the total. Triggers change a row that
 * nobody else is changing, or add one.
 */
export const ListTotal = defineEntity({
  name: 'ListTotal',
  tableName: 'list_totals',
  properties: {
    id: p.bigint().primary().autoincrement(),
    /** `orders:<party column>:<party>:<closed status>`, `earnings:<agent>` or `notifications:<recipient>`. */
    list: p.text().index(),
    amount: p.bigint(),
    /** Of notifications. */
    unread: p.bigint().defaultRaw('0'),
  },
});

/** A word in use, to correct typos in searches. */
export const SearchWord = defineEntity({
  name: 'SearchWord',
  tableName: 'search_vocabulary',
  indexes: [
    {
      name: 'search_vocabulary_beginnings_index',
      expression:
        'create index search_vocabulary_beginnings_index on search_vocabulary (word text_pattern_ops)',
    },
    {
      name: 'search_vocabulary_likeness_index',
      expression:
        'create index search_vocabulary_likeness_index on search_vocabulary using gist (word gist_trgm_ops)',
    },
  ],
  properties: { word: p.text().primary() },
});
