import { randomBytes } from 'node:crypto';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { hashRecordId } from '../../../server/identity/oauth/hash-record-id.ts';
import { upsertRecord } from '../../../server/identity/oauth/records.ts';
import { toResourceUrl } from '../../../server/web/oauth/paths.ts';
import type { Api } from '../server/api.ts';

/** A connection that a user granted for all their agents, as the authorization server stores it. */
export async function grantConnection(
  { parts: { config, orm } }: Pick<Api, 'parts'>,
  accountId: string,
  scopes: readonly OAuthScope[],
): Promise<{ token: string }> {
  const token = `mat_${randomBytes(24).toString('hex')}`;
  const grantId = randomBytes(16).toString('hex');
  const shared = { grantId, accountId, expiresAt: new Date(Date.now() + 3_600_000) };
  const hash = (kind: 'Grant' | 'AccessToken', id: string) => hashRecordId(config.lookupKey, kind, id);
  const em = orm.em.fork();
  const payload = { clientId: 'desk', clientName: 'Desk', agentIds: null };
  await upsertRecord(em, {
    ...shared,
    kind: 'Grant',
    idHash: hash('Grant', grantId),
    audience: null,
    payload,
  });
  await upsertRecord(em, {
    ...shared,
    kind: 'AccessToken',
    idHash: hash('AccessToken', token),
    audience: toResourceUrl(config.appUrl),
    payload: { scope: scopes.join(' ') },
  });
  return { token };
}
