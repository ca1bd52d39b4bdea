import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { applyMigrations } from '../../../server/foundation/db/migrator.ts';
import { createEmptyDatabase } from './empty-database.ts';

const AT = '2026-11-01T00:00:00.000Z';

const BEFORE = `
  insert into agents (id, name, name_key, slug, description, api_key_hash, api_key_sealed, api_key_last4, created_at,
    updated_at)
  values ('agt_1', 'One', 'one', 'one', 'Does things', 'hash', 'v1.sealed', 'wxyz', '${AT}', '${AT}');
`;

it('the key of an agent becomes its first key, which recovery returns, with all scopes', async () => {
  await using orm = await openDatabase(await createEmptyDatabase());
  await orm.migrator.up({ to: '0110-delivery-times' });
  const em = orm.em.fork();
  await em.execute(BEFORE);
  await applyMigrations(orm);
  expect(await em.execute('select * from agent_keys')).toEqual([
    {
      id: expect.stringMatching(new RegExp(`^key_${Date.parse(AT)}_[0-9a-f]{12}$`)),
      agent_id: 'agt_1',
      name: 'Registration',
      key_hash: 'hash',
      key_sealed: 'v1.sealed',
      last4: 'wxyz',
      scopes: ['read', 'work', 'spend', 'manage'],
      is_primary: true,
      successor_id: null,
      created_at: new Date(AT),
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
    },
  ]);
});
