import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { hashRecordId } from '../../identity/oauth/hash-record-id.ts';
import type { OauthKind } from '../../identity/oauth/oauth-record.entity.ts';
import {
  consumeRecord,
  extendClientExpiry,
  findRecord,
  removeRecord,
  revokeGrant,
  upsertRecord,
} from '../../identity/oauth/records.ts';
import { parseScopes } from '../../identity/oauth/scopes.ts';
import { hashSecret } from './hash-secret.ts';
import { toPublicToken } from './public-tokens.ts';

export interface AdapterOptions {
  em: EntityManager;
  lookupKey: Uint8Array;
}

const DAY_MS = 24 * 3600 * 1000;
/** A client without connections. */
const UNUSED_CLIENT_TTL_MS = DAY_MS;
/** Since the last connection or refresh. */
const USED_CLIENT_TTL_MS = 400 * DAY_MS;

const STORED_KINDS: ReadonlySet<string> = new Set<OauthKind>([
  'AccessToken',
  'AuthorizationCode',
  'Client',
  'Grant',
  'Interaction',
  'RefreshToken',
]);

/** The library's storage. Sessions belong to the identity provider; we store none. */
export function createAdapter(model: string, options: AdapterOptions): Adapter {
  return STORED_KINDS.has(model) ? new RecordAdapter(model as OauthKind, options) : new NoopAdapter();
}

class RecordAdapter implements Adapter {
  readonly #kind: OauthKind;
  readonly #options: AdapterOptions;

  constructor(kind: OauthKind, options: AdapterOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { grantId, clientId, accountId, aud } = payload;
    const lifeMs = expiresIn === undefined ? UNUSED_CLIENT_TTL_MS : expiresIn * 1000;
    await upsertRecord(this.#em(), {
      ...this.#toKey(id),
      grantId: (this.#kind === 'Grant' ? id : grantId) ?? null,
      accountId: accountId ?? null,
      audience: typeof aud === 'string' ? aud : null,
      payload: withoutSecrets(payload),
      expiresAt: new Date(Date.now() + lifeMs),
    });
    if (clientId && (this.#kind === 'Grant' || this.#kind === 'RefreshToken'))
      await this.#extendClient(clientId);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await findRecord(this.#em(), this.#toKey(id));
    if (!found) return undefined;
    const { payload, consumed_at: consumedAt } = found;
    return {
      ...withCurrentScopes(payload),
      ...(this.#kind !== 'Client' && { jti: id }),
      ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
    };
  }

  /** Of two concurrent uses, the second is a copy: the grant ends for both. */
  async consume(id: string): Promise<void> {
    if (await consumeRecord(this.#em(), this.#toKey(id))) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.revokeByGrantId(grantId);
    throw new errors.InvalidGrant('it was already used');
  }

  async destroy(id: string): Promise<void> {
    await removeRecord(this.#em(), this.#toKey(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await revokeGrant(this.#em(), grantId);
  }

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async #extendClient(clientId: string): Promise<void> {
    const idHash = hashRecordId(this.#options.lookupKey, 'Client', clientId);
    await extendClientExpiry(this.#em(), idHash, new Date(Date.now() + USED_CLIENT_TTL_MS));
  }

  #toKey(id: string) {
    const token = toPublicToken(this.#kind, id);
    return { kind: this.#kind, idHash: hashRecordId(this.#options.lookupKey, this.#kind, token) };
  }

  #em(): EntityManager {
    return this.#options.em.fork();
  }
}

/** The id is known only to its holder. */
function withoutSecrets({ jti: _, client_secret: secret, ...payload }: AdapterPayload) {
  return secret === undefined ? payload : { ...payload, client_secret: hashSecret(secret) };
}

/** Translates records from before there were several scopes. */
function withCurrentScopes({ scope, resources, ...payload }: AdapterPayload): AdapterPayload {
  const granted = Object.entries(resources ?? {}).map(([name, kept]) => [name, toCurrentScope(kept)]);
  return {
    ...payload,
    ...(scope !== undefined && { scope: toCurrentScope(scope) }),
    ...(resources !== undefined && { resources: Object.fromEntries(granted) }),
  };
}

const toCurrentScope = (kept: string) => parseScopes(kept)?.join(' ') ?? kept;

class NoopAdapter implements Adapter {
  async upsert(): Promise<void> {}

  async find(): Promise<undefined> {}

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async consume(): Promise<void> {}

  async destroy(): Promise<void> {}

  async revokeByGrantId(): Promise<void> {}
}
