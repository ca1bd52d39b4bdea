import { LOG_LEVELS } from '../foundation/platform/log.ts';
import { earnVenues } from './earn-venues.ts';
import { evmAddress, evmKey, key32, solanaAddress, solanaKey, versionedKeys } from './key-parsers.ts';
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
  text,
  url,
  wholeNumber,
} from './parsers.ts';
import { TOKEN_TYPE_RULES } from './token-type-rules.ts';
import { optional, required, secret, withDefault } from './variable.ts';

const http = url('http', 'https');
const commitment = oneOf('confirmed', 'finalized');
const finality = oneOf('safe', 'finalized');
const confirmations = wholeNumber(1, 1000);
const chainId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const NO_ALT = 'alt-mainnet is not offered';
const IN_ENVIRONMENT = 'the key is in the environment';
const EVM_KMS_KEY = 'The same in AWS KMS: the id, ARN or alias of a key of kind ECC_SECG_P256K1.';
const NO_KMS = 'no key is in KMS';
const DISK = 'uploads are kept on disk';

const process = {
  NODE_ENV: withDefault(
    oneOf('development', 'test', 'production'),
    'development',
    'Development and test also check every answer against the contract.',
  ),
  ROLE: withDefault(
    oneOf('api', 'worker', 'all'),
    'all',
    'What this process does: serve requests, run jobs, or both.',
  ),
  HOST: optional(
    text,
    'all addresses of the machine; in the sandbox `localhost`',
    'Address to open the ports of the API, MCP and OAuth at. `localhost` serves this machine only, `0.0.0.0` any IPv4 client.',
  ),
  INTERNAL_HOST: withDefault(
    text,
    'localhost',
    'Address to open the port for operators at. Set it, say to a private address, where probes or Prometheus run elsewhere.',
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
    'Public address of the API. Required in production.',
  ),
  APP_URL: optional(
    origin,
    '`http://localhost:<APP_PORT>`',
    'Public address of the console, MCP and OAuth. Required in production.',
  ),
  CONSOLE_WATCH_MS: withDefault(
    wholeNumber(100, 60_000),
    '3000',
    'How long an open page of the console waits before it looks again for what may have changed.',
  ),
  TRUST_PROXY: withDefault(
    wholeNumber(0, 10),
    '0',
    'How many proxies stand before the API. Client addresses, and so rate limits, are only right if this is exact.',
  ),
  LOG_LEVEL: withDefault(oneOf(...LOG_LEVELS), 'info', 'Least severe log lines to write.'),
  SHUTDOWN_TIMEOUT_SECONDS: withDefault(
    wholeNumber(1, 600),
    '25',
    'After SIGTERM: time to finish running requests and jobs.',
  ),
};

const storage = {
  DATABASE_URL: secret(required(databaseUrl, 'PostgreSQL; tested with version 18.')),
  DATABASE_POOL_SIZE: withDefault(
    wholeNumber(2, 500),
    '10',
    'Most connections this process opens to PostgreSQL.',
  ),
  DATABASE_TIMEOUT_SECONDS: withDefault(
    wholeNumber(1, 600),
    '30',
    'Most time for one statement. A caller who waits for a longer one is answered with 503.',
  ),
  REDIS_URL: secret(
    optional(url('redis', 'rediss'), 'jobs are queued in PostgreSQL', 'Redis for the job queue.'),
  ),
  UPLOAD_DIR: withDefault(text, './uploads', 'Folder of uploaded files, unless S3 is configured.'),
  S3_ENDPOINT: optional(http, DISK, 'S3-compatible storage for uploads.'),
  S3_REGION: withDefault(text, 'auto', 'Region of the bucket.'),
  S3_BUCKET: optional(text, DISK, 'Bucket for uploads.'),
  S3_ACCESS_KEY_ID: optional(text, DISK, 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: secret(optional(text, DISK, 'Secret of the access key.')),
};

const solana = {
  SOLANA_RPC_URL: secret(required(http, 'JSON-RPC of a Solana node.')),
  SOLANA_WS_URL: secret(
    optional(url('ws', 'wss'), 'derived from SOLANA_RPC_URL as Solana clients do', 'WebSocket of the node.'),
  ),
  SOLANA_CONSOLE_RPC_URL: optional(
    http,
    'wallets sign in to the console and do not pay there on Solana; in the sandbox its own node',
    'JSON-RPC of a Solana node for the wallets of the console. Everyone sees it: no key belongs in it but one that is bound to `APP_URL`.',
  ),
  SOLANA_CLUSTER: withDefault(
    oneOf('mainnet-beta', 'devnet', 'testnet', 'local'),
    'mainnet-beta',
    'Which cluster the node belongs to; named in x402 challenges.',
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
    'The same in AWS KMS: the id, ARN or alias of a key of kind ECC_NIST_EDWARDS25519.',
  ),
  SOLANA_ACCEPT_COMMITMENT: withDefault(commitment, 'confirmed', 'When an incoming payment counts as made.'),
  SOLANA_PAYOUT_COMMITMENT: withDefault(
    commitment,
    'finalized',
    'How settled a payment must be before money leaves.',
  ),
  SOLANA_PRIORITY_FEE_MICROLAMPORTS: withDefault(
    wholeNumber(0, 100_000_000),
    '0',
    'Offered per compute unit of what we send, in millionths of a lamport. Raise it when payouts land late.',
  ),
  SOLANA_OPEN_ACCOUNT_MIN_USD: withDefault(
    positiveUsd,
    '5.00',
    'Smallest payout that opens a token account for its recipient at our cost, once per address. Smaller ones wait until they add up to it.',
  ),
};

const base = {
  BASE_RPC_URL: secret(required(http, 'JSON-RPC of a Base node.')),
  BASE_CHAIN_ID: withDefault(chainId, '8453', 'Chain id the node must report; 84532 is Base Sepolia.'),
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
  BASE_ACCEPT_CONFIRMATIONS: withDefault(
    confirmations,
    '1',
    'Blocks, its own included, before a payment counts.',
  ),
  BASE_PAYOUT_FINALITY: withDefault(
    finality,
    'finalized',
    'How settled a payment must be before money leaves.',
  ),
};

const alt = {
  ALT_RPC_URL: secret(optional(http, NO_ALT, 'JSON-RPC of the third network, an EVM chain.')),
  ALT_CHAIN_ID: optional(chainId, NO_ALT, 'Chain id the node must report.'),
  ALT_USDC_ADDRESS: optional(evmAddress, NO_ALT, 'USDC contract.'),
  ALT_TREASURY_KEY: secret(
    optional(evmKey, NO_ALT, 'Key of the wallet that receives payments and pays out.'),
  ),
  ALT_TREASURY_KMS_KEY: optional(text, IN_ENVIRONMENT, EVM_KMS_KEY),
  ALT_ACCEPT_CONFIRMATIONS: withDefault(
    confirmations,
    '1',
    'Blocks, its own included, before a payment counts.',
  ),
  ALT_PAYOUT_FINALITY: withDefault(
    finality,
    'finalized',
    'How settled a payment must be before money leaves.',
  ),
};

const identity = {
  IDP_ISSUER: required(issuer, 'OIDC issuer whose access tokens are accepted.'),
  IDP_AUDIENCE: required(text, 'Audience that its tokens must carry.'),
  IDP_JWKS_URL: optional(http, 'found by OIDC discovery', 'Keys of the issuer.'),
  IDP_ALGORITHMS: withDefault(
    listOfChoices('RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'),
    'RS256,ES256',
    'Signature algorithms accepted in tokens.',
  ),
  IDP_TOKEN_TYP: withDefault(
    oneOf(...TOKEN_TYPE_RULES),
    'marked',
    'How access tokens are told from ID tokens. `at+jwt`: by the `typ` of their header (RFC 9068) alone. `marked`: also by a claim such as `scope`, `scp` or `client_id`. `jwt`: any token without a claim of ID tokens, for issuers that mark nothing; safe only if their ID tokens have another audience.',
  ),
  IDP_CLIENT_ID: optional(
    text,
    'people cannot connect MCP clients by OAuth (503); in the sandbox `agent-market`',
    'As which this service is registered at the issuer, for sign-ins of people who connect MCP clients. Its redirect address there is `<APP_URL>/api/oauth/callback`.',
  ),
  IDP_CLIENT_SECRET: secret(
    optional(text, 'it signs in as a public client, by PKCE alone', 'Secret of that registration.'),
  ),
  IDP_LOGIN_SCOPE: withDefault(
    text,
    'openid profile email',
    'Scopes asked for at such a sign-in; `openid` must be among them.',
  ),
  IDP_CONSOLE_CLIENT_ID: optional(
    text,
    'people sign in to the console with wallets alone; in the sandbox `agent-market`',
    'As which the console is registered at the issuer: a public client (PKCE) whose redirect address is `<APP_URL>/signed-in`. The endpoints of the issuer must be at its own host.',
  ),
  ADMIN_API_KEY: secret(
    optional(secretText(32), 'no admin key is accepted', 'Bearer key for reads by operators.'),
  ),
  ADMIN_USER_IDS: withDefault(list, '', 'Identity-provider subjects that are administrators.'),
};

const secrets = {
  MASTER_KEYS: secret(
    required(versionedKeys, 'Keys that encrypt stored secrets. The highest version seals, all of them open.'),
  ),
  LOOKUP_KEY: secret(
    required(key32, 'Key of the hashes by which API keys are found. Changing it locks all keys out.'),
  ),
  KMS_REGION: optional(
    text,
    NO_KMS,
    'Region of AWS KMS, where a treasury has its key there (`*_TREASURY_KMS_KEY`). Keys in KMS sign and cannot be read.',
  ),
  KMS_ENDPOINT: optional(
    http,
    '`https://kms.<KMS_REGION>.amazonaws.com`',
    'Address of KMS, such as that of a VPC endpoint.',
  ),
  KMS_ACCESS_KEY_ID: optional(
    text,
    NO_KMS,
    'Access key of a user who may `kms:GetPublicKey` and `kms:Sign` with these keys.',
  ),
  KMS_SECRET_ACCESS_KEY: secret(optional(text, NO_KMS, 'Secret of that access key.')),
  X402_SIGNING_KEYS: secret(
    optional(
      versionedKeys,
      'offers and receipts are not signed',
      'Keys that sign x402 offers and receipts. The highest version signs; all of them are published, so that what the earlier ones signed can still be checked.',
    ),
  ),
};

const providers = {
  CREATOR_FEE_KEY: secret(
    optional(
      solanaKey,
      'creator fees are answered with 503',
      "Key of the wallet on Solana that collects the creator fees of agents' tokens. Not the treasury's.",
    ),
  ),
  DEXSCREENER_URL: optional(
    http,
    'prices of tokens are answered with 503; in the sandbox they are made up',
    'DexScreener, which knows the prices of tokens: https://api.dexscreener.com.',
  ),
  JUPITER_URL: optional(
    http,
    'swaps are answered with 503; in the sandbox a desk of its own makes them',
    'Jupiter, which swaps USDC for SOL: https://api.jup.ag.',
  ),
  JUPITER_API_KEY: secret(optional(text, 'none is sent', 'Key for the API of Jupiter.')),
};

const earn = {
  EARN_VENUES: withDefault(
    earnVenues,
    '[]',
    "The ERC-4626 vaults over USDC in which deposits earn. Optional for each: `risk_note`; for liquidity `fee_apr`, which names a view function of the vault for its traders' yearly fees (1e18 is 100 %) and the depositors' part of them (`share_pct`, 60 unless said). The order is that of the list of markets. None: Earn is answered with 503; in the sandbox there are two.",
  ),
  EARN_MAX_GAS: withDefault(
    wholeNumber(100_000, 30_000_000),
    '2000000',
    'Most gas for a deposit into a vault or a redemption. One that needs more is refused.',
  ),
};

const rules = {
  RATE_LIMITS: withDefault(onOff, 'on', 'Rate limits of the contract. Cannot be off in production.'),
  WEBHOOK_ALLOW_LOOPBACK: withDefault(
    flag,
    '0',
    'Lets webhooks go to this machine. Cannot be 1 in production.',
  ),
  REGISTER_PRICE_USD: withDefault(positiveUsd, '1.00', 'Price of registering an agent by x402.'),
  X402_MAX_TIMEOUT_SECONDS: withDefault(
    wholeNumber(30, 86_400),
    '300',
    'How long the price in a challenge is honoured.',
  ),
  X402_MIN_PRICE_USD: withDefault(
    positiveUsd,
    '0.01',
    'Lowest list price that is offered by x402, and the least that is sent for payers who only sign.',
  ),
  X402_REQUIRE_PAYER_SIGNATURE: withDefault(
    flag,
    '0',
    'Asks machine buyers to prove that they own the paying wallet.',
  ),
  X402_MAX_COMPUTE_UNITS: withDefault(
    wholeNumber(20_000, 1_400_000),
    '60000',
    'Most compute units that a signed payment on Solana may ask for. Standard clients ask for 20000.',
  ),
  X402_MAX_PRIORITY_FEE_MICRO_LAMPORTS: withDefault(
    wholeNumber(1, 5_000_000),
    '100000',
    'Most that a signed payment on Solana may offer per compute unit, in millionths of a lamport.',
  ),
  X402_MAX_SETTLEMENT_GAS: withDefault(
    wholeNumber(100_000, 30_000_000),
    '250000',
    'Most gas for sending a signed payment on an EVM chain. A key takes about 130000, contract wallets more.',
  ),
  PAYMENT_RETURN_MIN_USD: withDefault(
    positiveUsd,
    '0.10',
    'Smallest payment that goes back by itself when it could not pay for what it was meant for.',
  ),
  TOKEN_LAUNCHER: withDefault(
    oneOf('token-2022', 'pump.fun', 'off'),
    'token-2022',
    "Where agents' tokens are launched: as mints of the Token-2022 program, or on pump.fun, which is on `mainnet-beta` and `devnet` only. `off`: 503.",
  ),
  IDENTITY_MINT: withDefault(
    oneOf('token-2022', 'off'),
    'token-2022',
    "How agents' identities are minted: as tokens of the Token-2022 program that cannot be moved. `off`: 503.",
  ),
  RPC_TIMEOUT_MS: withDefault(
    wholeNumber(100, 120_000),
    '10000',
    'Longest wait for one answer of a chain node.',
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
