import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';

const seed = randomBytes(32);
export const solanaSecret = Uint8Array.from([...seed, ...ed25519.getPublicKey(seed)]);
export const evmSecret = `0x${'1'.repeat(64)}`;

/** The minimum that a server needs to start. */
export const MINIMAL_ENVIRONMENT: Record<string, string | undefined> = {
  DATABASE_URL: 'postgres://app:canary-password@localhost:5432/market',
  SOLANA_RPC_URL: 'https://solana.example.com/?api-key=canary',
  SOLANA_USDC_MINT: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  SOLANA_TREASURY_KEY: base58.encode(solanaSecret),
  BASE_RPC_URL: 'https://base.example.com',
  BASE_USDC_ADDRESS: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  BASE_TREASURY_KEY: evmSecret,
  IDP_ISSUER: 'https://login.example.com/',
  IDP_AUDIENCE: 'agent-market',
  MASTER_KEYS: `1:${randomBytes(32).toString('base64')}`,
  LOOKUP_KEY: randomBytes(32).toString('base64'),
};
