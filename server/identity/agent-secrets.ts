import { createHmac } from 'node:crypto';
import type { Tables } from '../foundation/db/statement.ts';
import { lookupHash, Sealer } from '../foundation/platform/crypto.ts';
import { randomBase62 } from '../foundation/platform/random.ts';
import type { Agent } from './agent.entity.ts';
import { API_KEY_PREFIX } from './agent-keys.ts';

export interface SecretKeys {
  masterKeys: ReadonlyMap<number, Uint8Array>;
  lookupKey: Uint8Array;
}

/** The encrypted columns of `agents`. */
export type SealedColumn = Extract<keyof Tables<typeof Agent>['agents'], `${string}_sealed`>;

const VISIBLE_CHARACTERS = 4;

/** Creates, encrypts and decrypts the secrets of agents. A value can be decrypted only for its row and column. */
export class AgentSecrets {
  readonly #sealer: Sealer;
  readonly #lookupKey: Uint8Array;

  constructor({ masterKeys, lookupKey }: SecretKeys) {
    this.#sealer = new Sealer(masterKeys);
    this.#lookupKey = lookupKey;
  }

  /** Shown once, except for the primary key, which is stored encrypted because recovery returns it. */
  createApiKey(agentId: string, { isPrimary }: { isPrimary: boolean }) {
    const apiKey = `${API_KEY_PREFIX}${randomBase62(32)}`;
    const columns = {
      isPrimary,
      keyHash: this.hashApiKey(apiKey),
      keySealed: isPrimary ? this.#sealer.seal(apiKey, getApiKeySealPurpose(agentId)) : null,
      last4: apiKey.slice(-VISIBLE_CHARACTERS),
    };
    return { apiKey, columns };
  }

  openApiKey(agentId: string, sealed: string): string {
    return this.#sealer.open(sealed, getApiKeySealPurpose(agentId));
  }

  createWebhookSecret(agentId: string) {
    // 44 characters: libraries for Standard Webhooks decode the secret as base64 without padding
    const webhookSecret = `whsec_${randomBase62(32)}A`;
    return {
      webhookSecret,
      webhookSecretSealed: this.#seal(agentId, 'webhook_secret_sealed', webhookSecret),
    };
  }

  /** Keyed hash for lookups. */
  hashApiKey(apiKey: string): string {
    return lookupHash(this.#lookupKey, apiKey);
  }

  open(agentId: string, column: SealedColumn, sealed: string): string {
    return this.#sealer.open(sealed, getSealPurpose(agentId, column));
  }

  /** A replaced webhook secret moves to the column of the previous one. */
  resealPreviousSecret(agentId: string, sealed: string): string {
    const secret = this.open(agentId, 'webhook_secret_sealed', sealed);
    return this.#seal(agentId, 'webhook_secret_previous_sealed', secret);
  }

  #seal(agentId: string, column: SealedColumn, plaintext: string): string {
    return this.#sealer.seal(plaintext, getSealPurpose(agentId, column));
  }
}

/**
 * The secret of the additional endpoint. Whoever knows it cannot sign webhooks to `endpoint_url`. Like
 * `createWebhookSecret`, it has 44 characters.
 */
export function deriveAdditionalSecret(webhookSecret: string): string {
  return `whsec_${createHmac('sha256', webhookSecret).update('additional endpoint').digest('base64url')}A`;
}

export function getSealPurpose(agentId: string, column: SealedColumn): string {
  return `agents.${column}:${agentId}`;
}

/** Keys were once stored in `agents` and stay encrypted for that column. */
export function getApiKeySealPurpose(agentId: string): string {
  return `agents.api_key_sealed:${agentId}`;
}

export function maskApiKey(last4: string): string {
  return `market_...${last4}`;
}
