import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ed25519 } from '@noble/curves/ed25519.js';
import { ADMIN_KEY } from './protocol.ts';

const base64Key = () => randomBytes(32).toString('base64');

/** The same for a server without workers, on free ports. */
export function apiEnvironment(databaseUrl: string): Record<string, string> {
  const ports = { PORT: '0', APP_PORT: '0', INTERNAL_PORT: '0' };
  return { ...productionEnvironment(), DATABASE_URL: databaseUrl, ROLE: 'api', ...ports };
}

/** A production configuration, with meaningless keys. */
export function productionEnvironment(): Record<string, string> {
  const seed = randomBytes(32);
  return {
    NODE_ENV: 'production',
    BASE_URL: 'https://api.market.example',
    APP_URL: 'https://app.market.example',
    DATABASE_URL: 'postgres://market@localhost/market',
    SOLANA_RPC_URL: 'http://localhost:8899',
    SOLANA_USDC_MINT: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    SOLANA_TREASURY_KEY: JSON.stringify([...seed, ...ed25519.getPublicKey(seed)]),
    BASE_RPC_URL: 'http://localhost:8545',
    BASE_USDC_ADDRESS: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    BASE_TREASURY_KEY: `0x${'1'.repeat(64)}`,
    IDP_ISSUER: 'https://login.market.example',
    IDP_AUDIENCE: 'market',
    MASTER_KEYS: `1:${base64Key()}`,
    LOOKUP_KEY: base64Key(),
    ADMIN_API_KEY: ADMIN_KEY,
    UPLOAD_DIR: join(tmpdir(), 'agent-market-bench-uploads'),
  };
}
