import { defineEntity, p } from '@mikro-orm/core';
import type { OperatorActionKind } from '../../generated/vocabulary.gen.ts';

/** An append-only record of a manual operator action. */
export const OperatorAction = defineEntity({
  name: 'OperatorAction',
  tableName: 'operator_actions',
  indexes: [
    {
      name: 'operator_actions_created_at_id_index',
      expression:
        'create index operator_actions_created_at_id_index on operator_actions (created_at desc, id desc)',
    },
    { name: 'operator_actions_subject_id_index', properties: ['subjectId', 'createdAt'] },
  ],
  properties: {
    id: p.text().primary(),
    action: p.text().$type<OperatorActionKind>(),
    operator: p.text(),
    subjectId: p.text(),
    note: p.text().nullable(),
    destination: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
