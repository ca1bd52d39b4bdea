import { LOG_LEVELS } from '../foundation/platform/log.ts';
import { earnVenues } from './earn-venues.ts';
import {
  evmAddress,
  evmKey,
  evmKeys,
  key32,
  solanaAddress,
  solanaKey,
  versionedKeys,
} from './key-parsers.ts';
import {
  databaseUrl,
  flag,
  issuer,
  list,
  listOfChoices,
  oneOf,
  onOff,
  origin,
  port,
  positiveUsd,
  secretText,
  severalOf,
  text,
  url,
  wholeNumber,
} from './parsers.ts';
import { TOKEN_TYPE_RULES } from './token-type-rules.ts';
import { optional, required, secret, withDefault } from './variable.ts';

const http = url('http', 'https');
const redis = url('redis', 'rediss');
const commitment = oneOf('confirmed', 'finalized');
const finality = oneOf('safe', 'finalized');
const confirmations = wholeNumber(1, 1000);
const chainId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const NO_ALT = 'alt-mainnet is not available';
const IN_ENVIRONMENT = 'the key is in the environment';
const EVM_KMS_KEY = 'The same key in AWS KMS: the id, ARN or alias of a key of type ECC_SECG_P256K1.';
const NO_RELAYERS = 'the treasury pays the fees of its batches';
const RELAYER_KEYS =
  'Keys of wallets that submit batches of payouts and pay their fees, separated by commas. Fund them with the native coin only. Each one sends its own sequence of transactions.';
const RELAYER_KMS_KEYS =
  'More of them in AWS KMS: ids, ARNs or aliases of keys of type ECC_SECG_P256K1, separated by commas.';
const NO_KMS = 'no key is in KMS';
const DISK = 'uploads are stored on disk';

const process = {
  NODE_ENV: withDefault(
    oneOf('development', 'test', 'production'),
    'development',
    'Development and test also validate every response against the contract.',
  ),
  ROLE: withDefault(
    oneOf('api', 'worker', 'all'),
    'all',
    'What this process does: serve requests, run jobs, or both.',
  ),
  HOST: optional(
    text,
    'all addresses of the machine; in the sandbox `localhost`',
    'Address to bind the ports of the API, the console, MCP and OAuth to. `localhost` serves this machine only, `0.0.0.0` any IPv4 client.',
  ),
  INTERNAL_HOST: withDefault(
    text,
    'localhost',
    'Address to bind the port for operators to. If probes or Prometheus run on another machine, set it to a private address.',
  ),
  PORT: withDefault(port, '3000', 'Port of the API.'),
  APP_PORT: withDefault(port, '3001', 'Port of the console, MCP and the consumer OAuth flow.'),
  INTERNAL_PORT: withDefault(
    port,
    '3002',
    'Port for operators: metrics, health, job board. Keep it private.',
  ),
  BASE_URL: optional(
    origin,
    '`http://localhost:<PORT>`',
    'Public address of the API. Required in production, with https.',
  ),
  APP_URL: optional(
    origin,
    '`http://localhost:<APP_PORT>`',
    'Public address of the console, MCP and OAuth. Required in production, with https.',
  ),
  CONSOLE_WATCH_MS: withDefault(
    wholeNumber(100, 60_000),
    '3000',
    'How often an open page of the console refreshes its data, in milliseconds.',
  ),
  TRUST_PROXY: withDefault(
    wholeNumber(0, 10),
    '0',
    'Number of proxies in front of the API. Client addresses, and so rate limits, are correct only if this is exact.',
  ),
  LOG_LEVEL: withDefault(oneOf(...LOG_LEVELS), 'info', 'Minimum level of log lines.'),
  SHUTDOWN_TIMEOUT_SECONDS: withDefault(
    wholeNumber(1, 600),
    '25',
    'Time to finish running requests and jobs after SIGTERM.',
  ),
};

const storage = {
  DATABASE_URL: secret(required(databaseUrl, 'PostgreSQL; tested with version 18.')),
  DATABASE_DIRECT_URL: secret(
    optional(
      databaseUrl,
      '`DATABASE_URL`',
      'The same database without a pooler, if `DATABASE_URL` is PgBouncer in transaction mode: for `LISTEN`, the queue in PostgreSQL, and migrations.',
    ),
  ),
  DATABASE_POOL_SIZE: withDefault(
    wholeNumber(2, 500),
    '10',
    'Maximum number of connections from this process to PostgreSQL.',
  ),
  DATABASE_TIMEOUT_SECONDS: withDefault(
    wholeNumber(1, 600),
    '30',
    'Maximum time for one statement. If it takes longer, the response is 503.',
  ),
  DATABASE_PREPARED_STATEMENTS: withDefault(
    onOff,
    'on',
    'Whether connections prepare statements. Set it to `off` behind PgBouncer older than 1.21, or newer with `max_prepared_statements = 0`, in transaction mode.',
  ),
  DATABASE_REPLICA_URLS: secret(
    optional(
      severalOf(databaseUrl),
      'everything is read from `DATABASE_URL`',
      'Streaming replicas for public lists and for the lists of a caller, with the user of `DATABASE_URL`.',
    ),
  ),
  DATABASE_REPLICA_WAIT_MS: withDefault(
    wholeNumber(1, 10_000),
    '100',
    'How long a read waits for a replica that is behind, in milliseconds. Then it uses `DATABASE_URL`, and so do others until the replica has caught up.',
  ),
  PUBLIC_CACHE_MB: withDefault(
    wholeNumber(0, 100_000),
    '64',
    'Memory for public responses in each process that serves the API, in megabytes. `0` turns the cache off.',
  ),
  OUTBOX_RETENTION_DAYS: withDefault(
    wholeNumber(1, 365),
    '7',
    'Days after which a finished job is deleted. Until then, requesting the same job again changes nothing.',
  ),
  NOTIFICATION_RETENTION_DAYS: withDefault(
    wholeNumber(1, 3650),
    '90',
    'Days after which a notification that was read is deleted.',
  ),
  UNREAD_NOTIFICATION_RETENTION_DAYS: withDefault(
    wholeNumber(30, 3650),
    '365',
    'Days after which a notification is deleted although nobody has read it.',
  ),
  REDIS_URL: secret(
    optional(
      severalOf(redis),
      'jobs are queued in PostgreSQL',
      'Redis for the job queue and the rate limits. Several addresses are nodes of one Redis Cluster, with the credentials of the first.',
    ),
  ),
  REDIS_CLUSTER: withDefault(
    flag,
    '0',
    'Whether a single address in `REDIS_URL` is a Redis Cluster, such as the configuration endpoint of a managed one.',
  ),
  REDIS_SENTINELS: secret(
    optional(
      severalOf(redis),
      'Redis is at `REDIS_URL`',
      'The sentinels of Redis. Then the host in `REDIS_URL` is the name that they monitor, such as `redis://mymaster`.',
    ),
  ),
  UPLOAD_DIR: withDefault(text, './uploads', 'Folder of uploaded files, unless S3 is configured.'),
  S3_ENDPOINT: optional(http, DISK, 'S3-compatible storage for uploads.'),
  S3_REGION: withDefault(text, 'auto', 'Region of the bucket.'),
  S3_BUCKET: optional(text, DISK, 'Bucket for uploads.'),
  S3_ACCESS_KEY_ID: optional(text, DISK, 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: secret(optional(text, DISK, 'Secret of the access key.')),
};

const solana = {
  SOLANA_RPC_URL: secret(required(http, 'JSON-RPC URL of a Solana node.')),
  SOLANA_WS_URL: secret(
    optional(
      url('ws', 'wss'),
      'derived from SOLANA_RPC_URL as Solana clients do',
      'WebSocket URL of the node.',
    ),
  ),
  SOLANA_CONSOLE_RPC_URL: optional(
    http,
    'wallets can sign in to the console, but cannot pay there on Solana; in the sandbox, its own node',
    'JSON-RPC URL of a Solana node for the wallets of the console. It is public: if it contains a key, bind the key to `APP_URL`.',
  ),
  SOLANA_CLUSTER: withDefault(
    oneOf('mainnet-beta', 'devnet', 'testnet', 'local'),
    'mainnet-beta',
    'Cluster of the node; named in x402 challenges.',
  ),
  SOLANA_USDC_MINT: required(
    solanaAddress,
    'Mint of USDC. On mainnet: EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v.',
  ),
  SOLANA_TREASURY_KEY: secret(
    optional(
      solanaKey,
      '**required**, or `SOLANA_TREASURY_KMS_KEY`',
      'Key of the wallet that receives payments and pays out.',
    ),
  ),
  SOLANA_TREASURY_KMS_KEY: optional(
    text,
    IN_ENVIRONMENT,
    'The same key in AWS KMS: the id, ARN or alias of a key of type ECC_NIST_EDWARDS25519.',
  ),
  SOLANA_ACCEPT_COMMITMENT: withDefault(
    commitment,
    'confirmed',
    'Commitment at which an incoming payment is accepted.',
  ),
  SOLANA_PAYOUT_COMMITMENT: withDefault(
    commitment,
    'finalized',
    'Finality that a payment needs before we pay out from it.',
  ),
  SOLANA_PRIORITY_FEE_MICROLAMPORTS: withDefault(
    wholeNumber(0, 100_000_000),
    '0',
    'Priority fee per compute unit of our transactions, in micro-lamports. Raise it if payouts confirm slowly.',
  ),
  SOLANA_OPEN_ACCOUNT_MIN_USD: withDefault(
    positiveUsd,
    '5.00',
    'Minimum payout that opens a token account for its recipient at our cost, once per address. Smaller payouts are held until together they reach it.',
  ),
};

const base = {
  BASE_RPC_URL: secret(required(http, 'JSON-RPC URL of a Base node.')),
  BASE_CHAIN_ID: withDefault(chainId, '8453', 'Chain id that the node must report; 84532 is Base Sepolia.'),
  BASE_USDC_ADDRESS: required(
    evmAddress,
    'USDC contract. On Base: 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913.',
  ),
  BASE_TREASURY_KEY: secret(
    optional(
      evmKey,
      '**required**, or `BASE_TREASURY_KMS_KEY`',
      'Key of the wallet that receives payments and pays out.',
    ),
  ),
  BASE_TREASURY_KMS_KEY: optional(text, IN_ENVIRONMENT, EVM_KMS_KEY),
  BASE_RELAYER_KEYS: secret(optional(evmKeys, NO_RELAYERS, RELAYER_KEYS)),
  BASE_RELAYER_KMS_KEYS: optional(list, NO_RELAYERS, RELAYER_KMS_KEYS),
  BASE_ACCEPT_CONFIRMATIONS: withDefault(
    confirmations,
    '1',
    'Confirmations, including its own block, at which a payment is accepted.',
  ),
  BASE_PAYOUT_FINALITY: withDefault(
    finality,
    'finalized',
    'Finality that a payment needs before we pay out from it.',
  ),
};

const alt = {
  ALT_RPC_URL: secret(optional(http, NO_ALT, 'JSON-RPC URL of the third network, an EVM chain.')),
  ALT_CHAIN_ID: optional(chainId, NO_ALT, 'Chain id that the node must report.'),
  ALT_USDC_ADDRESS: optional(evmAddress, NO_ALT, 'USDC contract.'),
  ALT_TREASURY_KEY: secret(
    optional(evmKey, NO_ALT, 'Key of the wallet that receives payments and pays out.'),
  ),
  ALT_TREASURY_KMS_KEY: optional(text, IN_ENVIRONMENT, EVM_KMS_KEY),
  ALT_RELAYER_KEYS: secret(optional(evmKeys, NO_RELAYERS, RELAYER_KEYS)),
  ALT_RELAYER_KMS_KEYS: optional(list, NO_RELAYERS, RELAYER_KMS_KEYS),
  ALT_ACCEPT_CONFIRMATIONS: withDefault(
    confirmations,
    '1',
    'Confirmations, including its own block, at which a payment is accepted.',
  ),
  ALT_PAYOUT_FINALITY: withDefault(
    finality,
    'finalized',
    'Finality that a payment needs before we pay out from it.',
  ),
};

const identity = {
  IDP_ISSUER: required(issuer, 'OIDC issuer whose access tokens are accepted.'),
  IDP_AUDIENCE: required(text, 'Audience that its tokens must have.'),
  IDP_JWKS_URL: optional(http, 'found by OIDC discovery', 'JWKS URL of the issuer.'),
  IDP_ALGORITHMS: withDefault(
    listOfChoices('RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'),
    'RS256,ES256',
    'Signature algorithms accepted in tokens.',
  ),
  IDP_TOKEN_TYP: withDefault(
    oneOf(...TOKEN_TYPE_RULES),
    'marked',
    'How to distinguish access tokens from ID tokens. `at+jwt`: only by the `typ` of the header (RFC 9068). `marked`: also by a claim such as `scope`, `scp` or `client_id`. `jwt`: accept any token without a claim of ID tokens, for issuers that do not mark access tokens. Use `jwt` only if their ID tokens have another audience.',
  ),
  IDP_CLIENT_ID: optional(
    text,
    'users cannot connect MCP clients by OAuth (503); in the sandbox, `agent-market`',
    'Client id of this service at the issuer, for users who connect MCP clients. Register the redirect URI `<APP_URL>/api/oauth/callback`.',
  ),
  IDP_CLIENT_SECRET: secret(
    optional(text, 'the service is a public client, with PKCE only', 'Client secret of `IDP_CLIENT_ID`.'),
  ),
  IDP_LOGIN_SCOPE: withDefault(
    text,
    'openid profile email',
    'Scopes requested at that sign-in; must include `openid`.',
  ),
  IDP_CONSOLE_CLIENT_ID: optional(
    text,
    'users sign in to the console only with wallets; in the sandbox, `agent-market`',
    'Client id of the console at the issuer: a public client (PKCE) with the redirect URI `<APP_URL>/signed-in`. The endpoints of the issuer must be on its own host.',
  ),
  ADMIN_API_KEY: secret(
    optional(secretText(32), 'no admin key is accepted', 'Bearer key for reads by operators.'),
  ),
  ADMIN_USER_IDS: withDefault(list, '', 'Identity-provider subjects that are administrators.'),
};

const secrets = {
  MASTER_KEYS: secret(
    required(
      versionedKeys,
      'Keys that encrypt stored secrets. The highest version encrypts; all versions decrypt.',
    ),
  ),
  LOOKUP_KEY: secret(
    required(key32, 'Key of the HMAC that finds API keys. If you change it, all API keys stop working.'),
  ),
  KMS_REGION: optional(
    text,
    NO_KMS,
    'Region of AWS KMS, if a key is there (`*_TREASURY_KMS_KEY`, `*_RELAYER_KMS_KEYS`). Keys in KMS sign and cannot be read.',
  ),
  KMS_ENDPOINT: optional(
    http,
    '`https://kms.<KMS_REGION>.amazonaws.com`',
    'URL of KMS, such as a VPC endpoint.',
  ),
  KMS_ACCESS_KEY_ID: optional(
    text,
    NO_KMS,
    'Access key of a user that has `kms:GetPublicKey` and `kms:Sign` on these keys.',
  ),
  KMS_SECRET_ACCESS_KEY: secret(optional(text, NO_KMS, 'Secret of that access key.')),
  X402_SIGNING_KEYS: secret(
    optional(
      versionedKeys,
      'offers and receipts are not signed, and callbacks are refused',
      'Keys that sign x402 offers, receipts and callbacks. The highest version signs. All public keys are published, so that earlier signatures can still be verified.',
    ),
  ),
};

const providers = {
  CREATOR_FEE_KEY: secret(
    optional(
      solanaKey,
      'creator fees respond with 503',
      "Key of the Solana wallet that collects the creator fees of agents' tokens. Do not use the treasury's key.",
    ),
  ),
  DEXSCREENER_URL: optional(
    http,
    'token prices respond with 503; in the sandbox, they are made up',
    'URL of DexScreener, the source of token prices: https://api.dexscreener.com.',
  ),
  JUPITER_URL: optional(
    http,
    'swaps respond with 503; in the sandbox, its own swap provider',
    'URL of Jupiter, which swaps USDC for SOL: https://api.jup.ag.',
  ),
  JUPITER_API_KEY: secret(optional(text, 'none is sent', 'API key for Jupiter.')),
};

const earn = {
  EARN_VENUES: withDefault(
    earnVenues,
    '[]',
    "The ERC-4626 vaults over USDC in which deposits earn. Optional for each: `risk_note`, and for liquidity `fee_apr`. It names a view function of the vault that returns its traders' yearly fees (1e18 is 100 %), and the depositors' share of them (`share_pct`, default 60). Markets are listed in this order. If the list is empty, Earn responds with 503; the sandbox has two vaults.",
  ),
  EARN_MAX_GAS: withDefault(
    wholeNumber(100_000, 30_000_000),
    '2000000',
    'Maximum gas for a deposit into a vault or a redemption. A transaction that needs more is rejected.',
  ),
};

const rules = {
  RATE_LIMITS: withDefault(
    onOff,
    'on',
    'Whether the rate limits of the contract apply. Must be on in production.',
  ),
  WEBHOOK_ALLOW_LOOPBACK: withDefault(flag, '0', 'Allows webhooks to this machine. Must be 0 in production.'),
  REGISTER_PRICE_USD: withDefault(positiveUsd, '1.00', 'Price to register an agent by x402.'),
  X402_MAX_TIMEOUT_SECONDS: withDefault(
    wholeNumber(30, 86_400),
    '300',
    'How long the price in a challenge is valid.',
  ),
  X402_MIN_PRICE_USD: withDefault(
    positiveUsd,
    '0.01',
    'Minimum list price for x402, and the minimum signed payment that we submit.',
  ),
  X402_REQUIRE_PAYER_SIGNATURE: withDefault(
    flag,
    '0',
    'Requires x402 clients to prove that they own the paying wallet.',
  ),
  X402_MAX_COMPUTE_UNITS: withDefault(
    wholeNumber(20_000, 1_400_000),
    '60000',
    'Maximum compute units that a signed payment on Solana may request. Standard clients request 20000.',
  ),
  X402_MAX_PRIORITY_FEE_MICRO_LAMPORTS: withDefault(
    wholeNumber(1, 5_000_000),
    '100000',
    'Maximum priority fee of a signed payment on Solana per compute unit, in micro-lamports.',
  ),
  X402_MAX_SETTLEMENT_GAS: withDefault(
    wholeNumber(100_000, 30_000_000),
    '250000',
    'Maximum gas to submit a signed payment on an EVM chain. A key needs about 130000, a contract wallet more.',
  ),
  PAYMENT_RETURN_MIN_USD: withDefault(
    positiveUsd,
    '0.10',
    'Minimum held payment that is returned to its payer automatically.',
  ),
  WALLET_RELAYS_PER_AGENT: withDefault(
    wholeNumber(0, 10_000),
    '10',
    "Maximum number of transfers from an agent's wallet in 24 hours whose fee on Base we pay, because the wallet lacks the ETH. 0 pays for none.",
  ),
  WALLET_RELAYS_TOTAL: withDefault(
    wholeNumber(0, 1_000_000),
    '1000',
    'The same for all agents together: anybody can register many.',
  ),
  TOKEN_LAUNCHER: withDefault(
    oneOf('token-2022', 'pump.fun', 'off'),
    'token-2022',
    "Where agents' tokens are launched: as mints of the Token-2022 program, or on pump.fun (only on `mainnet-beta` and `devnet`). `off` responds with 503.",
  ),
  IDENTITY_MINT: withDefault(
    oneOf('token-2022', 'off'),
    'token-2022',
    "How agents' identities are minted: as non-transferable tokens of the Token-2022 program. `off` responds with 503.",
  ),
  RPC_TIMEOUT_MS: withDefault(
    wholeNumber(100, 120_000),
    '10000',
    'Maximum time to wait for one response of a chain node.',
  ),
};

export const SECTIONS = { process, storage, solana, base, alt, identity, secrets, providers, earn, rules };

/** Every variable the server reads. */
export const variables = {
  ...process,
  ...storage,
  ...solana,
  ...base,
  ...alt,
  ...identity,
  ...secrets,
  ...providers,
  ...earn,
  ...rules,
};
