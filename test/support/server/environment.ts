import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { generatePrivateKey } from 'viem/accounts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../chains/chains.ts';
import { getRun } from '../run/provided-run.ts';

export type TestEnvironment = Record<string, string>;

/** Nothing listens there: for tests without a chain. */
const UNREACHABLE_CHAIN = {
  SOLANA_RPC_URL: 'http://127.0.0.1:9',
  SOLANA_USDC_MINT: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  BASE_RPC_URL: 'http://127.0.0.1:9',
  BASE_USDC_ADDRESS: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
};

/** A server's configuration in tests: its own keys, free ports, no rate limits. */
export function testEnvironment(databaseUrl: string): TestEnvironment {
  return {
    NODE_ENV: 'test',
    ROLE: 'api',
    PORT: '0',
    APP_PORT: '0',
    INTERNAL_PORT: '0',
    RATE_LIMITS: 'off',
    // tests write rows themselves, and read at once
    PUBLIC_CACHE_MB: '0',
    SHUTDOWN_TIMEOUT_SECONDS: '2',
    RPC_TIMEOUT_MS: '2000',
    UPLOAD_DIR: getRun().uploadFolder,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    SOLANA_TREASURY_KEY: createSolanaSecret(),
    CREATOR_FEE_KEY: createSolanaSecret(),
    BASE_TREASURY_KEY: generatePrivateKey(),
    MASTER_KEYS: `1:${randomKey()}`,
    LOOKUP_KEY: randomKey(),
    X402_SIGNING_KEYS: `1:${randomKey()}`,
    ADMIN_API_KEY: randomBytes(24).toString('hex'),
    ...UNREACHABLE_CHAIN,
  };
}

/** All three chains of this run. */
export async function chainEnvironment(): Promise<TestEnvironment> {
  const [solana, base, alt] = await Promise.all([solanaChain(), evmChain(), evmChain(ALT_CHAIN_ID)]);
  return {
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_WS_URL: solana.wsUrl,
    SOLANA_CLUSTER: 'local',
    SOLANA_USDC_MINT: solana.usdcMint,
    BASE_RPC_URL: base.rpcUrl,
    BASE_CHAIN_ID: String(BASE_CHAIN_ID),
    BASE_USDC_ADDRESS: base.usdc,
    ALT_RPC_URL: alt.rpcUrl,
    ALT_CHAIN_ID: String(ALT_CHAIN_ID),
    ALT_USDC_ADDRESS: alt.usdc,
    ALT_TREASURY_KEY: generatePrivateKey(),
  };
}

function randomKey(): string {
  return randomBytes(32).toString('base64');
}

function createSolanaSecret(): string {
  const seed = randomBytes(32);
  return JSON.stringify([...seed, ...ed25519.getPublicKey(seed)]);
}
