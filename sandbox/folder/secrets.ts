import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { randomBase62 } from '../../server/foundation/platform/random.ts';
import { generateSolanaKey } from '../../server/identity/wallet-keys.ts';
import { SandboxError } from '../sandbox-error.ts';

/** Folders of earlier releases have one for RS256. */
export type SigningKey = JWK & { kid: string; alg: 'ES256' | 'RS256' };

/** Created on first start and stored: with other keys, the data could not be read nor money moved. */
export interface Secrets {
  /** Variables of the server, used unless the environment sets them. */
  variables: Record<VariableName, string>;
  identity: { signingKey: SigningKey; cookieKey: string };
}

const SECRET_GENERATORS = {
  MASTER_KEYS: () => `1:${randomBytes(32).toString('base64')}`,
  LOOKUP_KEY: () => randomBytes(32).toString('base64'),
  X402_SIGNING_KEYS: () => `1:${randomBytes(32).toString('base64')}`,
  ADMIN_API_KEY: () => `sandbox_admin_${randomBase62()}`,
  SOLANA_TREASURY_KEY: createSolanaKey,
  BASE_TREASURY_KEY: createEvmKey,
  ALT_TREASURY_KEY: createEvmKey,
  CREATOR_FEE_KEY: createSolanaKey,
};

type VariableName = keyof typeof SECRET_GENERATORS;

/** Missing in folders of earlier releases, which get new ones. */
const OPTIONAL_VARIABLES: readonly string[] = [
  'CREATOR_FEE_KEY',
  'X402_SIGNING_KEYS',
] satisfies VariableName[];

export function loadOrCreateSecrets(file: string): Secrets {
  if (!existsSync(file)) return writeSecrets(file, createSecrets());
  const secrets = readSecrets(file);
  const known = { ...createVariables(), ...secrets.variables };
  const isComplete = Object.keys(known).length === Object.keys(secrets.variables).length;
  return isComplete ? secrets : writeSecrets(file, { ...secrets, variables: known });
}

function writeSecrets(file: string, secrets: Secrets): Secrets {
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}

function readSecrets(file: string): Secrets {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    const missing = Object.keys(SECRET_GENERATORS).filter(
      (name) => !(name in secrets.variables) && !OPTIONAL_VARIABLES.includes(name),
    );
    if (missing.length === 0 && secrets.identity.signingKey) return secrets;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new SandboxError(
    `The keys in ${file} cannot be read: restore the file, or start with an empty folder (npm start -- --fresh).`,
  );
}

function createSecrets(): Secrets {
  return {
    identity: { signingKey: createSigningKey(), cookieKey: randomBase62() },
    variables: createVariables(),
  };
}

export function createVariables(): Secrets['variables'] {
  const made = Object.entries(SECRET_GENERATORS).map(([name, maker]) => [name, maker()]);
  return Object.fromEntries(made) as Secrets['variables'];
}

function createSolanaKey(): string {
  return generateSolanaKey().key;
}

/** An invalid key is as unlikely as guessing one. */
function createEvmKey(): string {
  return `0x${randomBytes(32).toString('hex')}`;
}

/** Made in no time; one for RS256 takes up to a second. */
function createSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid, alg: 'ES256', use: 'sig' };
}
