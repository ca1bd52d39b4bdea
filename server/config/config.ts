import type { RedisAddress } from '../foundation/queue/redis-connection.ts';
import { findConflicts } from './conflicts.ts';
import { ConfigError, type Environment, readValues, type Values } from './read-values.ts';
import { variables } from './variables.ts';

const DAY_MS = 24 * 3_600_000;

export { ConfigError } from './read-values.ts';

export type Config = ReturnType<typeof toConfig>;
export type EvmConfig = Config['base'];
export type SolanaConfig = Config['solana'];

/** Reads and validates the whole environment once; throws one ConfigError that lists every problem. */
export function loadConfig(env: Environment): Config {
  const names = Object.keys(variables) as (keyof Values)[];
  const { values, problems } = readValues(env, names);
  const conflicts = findConflicts(values, env);
  if (problems.length + conflicts.length > 0) throw new ConfigError([...problems, ...conflicts]);
  return toConfig(values as Values);
}

/** For commands that need only the database, without a pooler. */
export function loadDirectDatabaseUrl(env: Environment): string {
  const { values, problems } = readValues(env, ['DATABASE_URL', 'DATABASE_DIRECT_URL']);
  if (problems.length > 0 || values.DATABASE_URL === undefined) throw new ConfigError(problems);
  return values.DATABASE_DIRECT_URL ?? values.DATABASE_URL;
}

function toConfig(v: Values) {
  return {
    environment: v.NODE_ENV,
    role: v.ROLE,
    hosts: { public: v.HOST, internal: v.INTERNAL_HOST },
    ports: { api: v.PORT, app: v.APP_PORT, internal: v.INTERNAL_PORT },
    baseUrl: v.BASE_URL ?? `http://localhost:${v.PORT}`,
    appUrl: v.APP_URL ?? `http://localhost:${v.APP_PORT}`,
    consoleWatchMs: v.CONSOLE_WATCH_MS,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    shutdownTimeoutMs: v.SHUTDOWN_TIMEOUT_SECONDS * 1000,
    databaseUrl: v.DATABASE_URL,
    directDatabaseUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL,
    databasePoolSize: v.DATABASE_POOL_SIZE,
    preparedStatements: v.DATABASE_PREPARED_STATEMENTS,
    replicas: { urls: v.DATABASE_REPLICA_URLS ?? [], waitMs: v.DATABASE_REPLICA_WAIT_MS },
    publicCacheBytes: v.PUBLIC_CACHE_MB * 2 ** 20,
    databaseTimeoutMs: v.DATABASE_TIMEOUT_SECONDS * 1000,
    retentionMs: {
      outbox: v.OUTBOX_RETENTION_DAYS * DAY_MS,
      notifications: v.NOTIFICATION_RETENTION_DAYS * DAY_MS,
      unreadNotifications: v.UNREAD_NOTIFICATION_RETENTION_DAYS * DAY_MS,
    },
    redis: toRedisAddress(v),
    uploads: { dir: v.UPLOAD_DIR, s3: toS3Config(v) },
    rpcTimeoutMs: v.RPC_TIMEOUT_MS,
    solana: toSolanaConfig(v),
    base: toBaseConfig(v),
    alt: toAltConfig(v),
    minting: { tokenLauncher: v.TOKEN_LAUNCHER, identityMint: v.IDENTITY_MINT },
    idp: {
      issuer: v.IDP_ISSUER,
      audience: v.IDP_AUDIENCE,
      jwksUrl: v.IDP_JWKS_URL,
      algorithms: v.IDP_ALGORITHMS,
      tokenRule: v.IDP_TOKEN_TYP,
      clientId: v.IDP_CLIENT_ID,
      clientSecret: v.IDP_CLIENT_SECRET,
      loginScope: v.IDP_LOGIN_SCOPE,
      consoleClientId: v.IDP_CONSOLE_CLIENT_ID,
    },
    admin: { apiKey: v.ADMIN_API_KEY, userIds: v.ADMIN_USER_IDS },
    earn: { venues: v.EARN_VENUES, maxGas: BigInt(v.EARN_MAX_GAS) },
    masterKeys: v.MASTER_KEYS,
    lookupKey: v.LOOKUP_KEY,
    kms: toKmsConfig(v),
    rateLimits: v.RATE_LIMITS,
    webhookAllowLoopback: v.WEBHOOK_ALLOW_LOOPBACK,
    creatorFeeKey: v.CREATOR_FEE_KEY,
    dexscreenerUrl: v.DEXSCREENER_URL,
    jupiter: { url: v.JUPITER_URL, apiKey: v.JUPITER_API_KEY },
    registerPrice: v.REGISTER_PRICE_USD,
    paymentReturnMin: v.PAYMENT_RETURN_MIN_USD,
    relay: { perAgent: v.WALLET_RELAYS_PER_AGENT, total: v.WALLET_RELAYS_TOTAL },
    x402: {
      maxTimeoutSeconds: v.X402_MAX_TIMEOUT_SECONDS,
      minPriceMicro: v.X402_MIN_PRICE_USD,
      requirePayerSignature: v.X402_REQUIRE_PAYER_SIGNATURE,
      signingKeys: v.X402_SIGNING_KEYS,
    },
  };
}

function toSolanaConfig(v: Values) {
  return {
    network: 'solana-mainnet' as const,
    rpcUrl: v.SOLANA_RPC_URL,
    wsUrl: v.SOLANA_WS_URL,
    consoleRpcUrl: v.SOLANA_CONSOLE_RPC_URL,
    cluster: v.SOLANA_CLUSTER,
    usdcMint: v.SOLANA_USDC_MINT,
    treasuryKey: v.SOLANA_TREASURY_KEY,
    treasuryKmsKey: v.SOLANA_TREASURY_KMS_KEY,
    acceptCommitment: v.SOLANA_ACCEPT_COMMITMENT,
    payoutCommitment: v.SOLANA_PAYOUT_COMMITMENT,
    priorityFeeMicroLamports: v.SOLANA_PRIORITY_FEE_MICROLAMPORTS,
    openAccountMinMicro: v.SOLANA_OPEN_ACCOUNT_MIN_USD,
    settlement: {
      maxComputeUnits: v.X402_MAX_COMPUTE_UNITS,
      maxPriorityFeeMicroLamports: v.X402_MAX_PRIORITY_FEE_MICRO_LAMPORTS,
    },
  };
}

function toBaseConfig(v: Values) {
  return {
    network: 'base-mainnet' as 'base-mainnet' | 'alt-mainnet',
    rpcUrl: v.BASE_RPC_URL,
    chainId: v.BASE_CHAIN_ID,
    usdc: v.BASE_USDC_ADDRESS,
    treasuryKey: v.BASE_TREASURY_KEY,
    treasuryKmsKey: v.BASE_TREASURY_KMS_KEY,
    relayerKeys: v.BASE_RELAYER_KEYS ?? [],
    relayerKmsKeys: v.BASE_RELAYER_KMS_KEYS ?? [],
    acceptConfirmations: v.BASE_ACCEPT_CONFIRMATIONS,
    payoutFinality: v.BASE_PAYOUT_FINALITY,
    maxSettlementGas: BigInt(v.X402_MAX_SETTLEMENT_GAS),
  };
}

/** All are set or none: validation guarantees it. */
function toAltConfig(v: Values): ReturnType<typeof toBaseConfig> | undefined {
  const {
    ALT_RPC_URL: rpcUrl,
    ALT_CHAIN_ID: chainId,
    ALT_USDC_ADDRESS: usdc,
    ALT_TREASURY_KEY: treasuryKey,
    ALT_TREASURY_KMS_KEY: treasuryKmsKey,
  } = v;
  if (!rpcUrl || !chainId || !usdc) return undefined;
  return {
    network: 'alt-mainnet',
    rpcUrl,
    chainId,
    usdc,
    treasuryKey,
    treasuryKmsKey,
    relayerKeys: v.ALT_RELAYER_KEYS ?? [],
    relayerKmsKeys: v.ALT_RELAYER_KMS_KEYS ?? [],
    acceptConfirmations: v.ALT_ACCEPT_CONFIRMATIONS,
    payoutFinality: v.ALT_PAYOUT_FINALITY,
    maxSettlementGas: BigInt(v.X402_MAX_SETTLEMENT_GAS),
  };
}

function toRedisAddress(v: Values): RedisAddress | undefined {
  const { REDIS_URL: urls, REDIS_SENTINELS: sentinels = [] } = v;
  return urls && { urls, isCluster: v.REDIS_CLUSTER || urls.length > 1, sentinels };
}

function toKmsConfig(v: Values) {
  const { KMS_REGION: region, KMS_ACCESS_KEY_ID: accessKeyId, KMS_SECRET_ACCESS_KEY: secret } = v;
  if (!region || !accessKeyId || !secret) return undefined;
  const endpoint = v.KMS_ENDPOINT ?? `https://kms.${region}.amazonaws.com`;
  return { endpoint, region, accessKeyId, secretAccessKey: secret };
}

function toS3Config(v: Values) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secret,
  } = v;
  if (!endpoint || !bucket || !accessKeyId || !secret) return undefined;
  return { endpoint, region: v.S3_REGION, bucket, accessKeyId, secretAccessKey: secret };
}
