import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { OauthKind } from '../../identity/oauth/oauth-record.entity.ts';
import { recordHash } from '../../identity/oauth/record-hash.ts';
import {
  consumeRecord,
  findRecord,
  keepClient,
  putRecord,
  removeRecord,
  revokeGrant,
} from '../../identity/oauth/records.ts';
import { parseScopes } from '../../identity/oauth/scopes.ts';

export interface AdapterOptions {
  em: EntityManager;
  lookupKey: Uint8Array;
}

const DAY_MS = 24 * 3600 * 1000;
/** A client that nobody has connected with. */
const UNUSED_CLIENT_MS = DAY_MS;
/** Since somebody connected with it, or it last refreshed. */
const USED_CLIENT_MS = 400 * DAY_MS;

const KINDS: ReadonlySet<string> = new Set<OauthKind>([
  'AccessToken',
  'AuthorizationCode',
  'Client',
  'Grant',
  'Interaction',
  'RefreshToken',
]);

/** Where the library keeps things. Sessions are the identity provider's: of ours none is kept. */
export function adapterFor(model: string, options: AdapterOptions): Adapter {
  return KINDS.has(model) ? new RecordAdapter(model as OauthKind, options) : new NothingKept();
}

/** A secret is kept hashed, and compared so. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
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
    const lifeMs = expiresIn === undefined ? UNUSED_CLIENT_MS : expiresIn * 1000;
    await putRecord(this.#em(), {
      ...this.#named(id),
      grantId: (this.#kind === 'Grant' ? id : grantId) ?? null,
      accountId: accountId ?? null,
      audience: typeof aud === 'string' ? aud : null,
      payload: withoutSecrets(payload),
      expiresAt: new Date(Date.now() + lifeMs),
    });
    if (clientId && (this.#kind === 'Grant' || this.#kind === 'RefreshToken')) await this.#keep(clientId);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await findRecord(this.#em(), this.#named(id));
    if (!found) return undefined;
    const { payload, consumed_at: consumedAt } = found;
    return {
      ...withPresentScopes(payload),
      ...(this.#kind !== 'Client' && { jti: id }),
      ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
    };
  }

  /** Of two who try at once, the second has a copy: what was granted ends for both. */
  async consume(id: string): Promise<void> {
    if (await consumeRecord(this.#em(), this.#named(id))) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.revokeByGrantId(grantId);
    throw new errors.InvalidGrant('it was used already');
  }

  async destroy(id: string): Promise<void> {
    await removeRecord(this.#em(), this.#named(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await revokeGrant(this.#em(), grantId);
  }

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async #keep(clientId: string): Promise<void> {
    const idHash = recordHash(this.#options.lookupKey, 'Client', clientId);
    await keepClient(this.#em(), idHash, new Date(Date.now() + USED_CLIENT_MS));
  }

  #named(id: string) {
    return { kind: this.#kind, idHash: recordHash(this.#options.lookupKey, this.#kind, id) };
  }

  #em(): EntityManager {
    return this.#options.em.fork();
  }
}

/** The id is in the hands of whoever was given it, and nowhere else. */
function withoutSecrets({ jti: _, client_secret: secret, ...payload }: AdapterPayload) {
  return secret === undefined ? payload : { ...payload, client_secret: hashSecret(secret) };
}

/** What was kept before there were several scopes, in their terms. */
function withPresentScopes({ scope, resources, ...payload }: AdapterPayload): AdapterPayload {
  const granted = Object.entries(resources ?? {}).map(([name, kept]) => [name, presentScope(kept)]);
  return {
    ...payload,
    ...(scope !== undefined && { scope: presentScope(scope) }),
    ...(resources !== undefined && { resources: Object.fromEntries(granted) }),
  };
}

const presentScope = (kept: string) => parseScopes(kept)?.join(' ') ?? kept;

class NothingKept implements Adapter {
  async upsert(): Promise<void> {}

  async find(): Promise<undefined> {}

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async consume(): Promise<void> {}

  async destroy(): Promise<void> {}

  async revokeByGrantId(): Promise<void> {}
}
