import { getBase58Decoder, isSome, type Option, unwrapOption } from '@solana/kit';
import { readMint, readToken, TOKEN_PROGRAM, toUiTokenAmount } from '../ledger/token-data.ts';
import { invalidParams } from '../rpc/errors.ts';
import type { Config } from '../rpc/params.ts';
import type { Account } from '../runtime/virtual-machine.ts';

// Rent is no longer collected; every account reports this epoch.
const RENT_EXEMPT_EPOCH = 18_446_744_073_709_551_615n;
const MAX_BASE58_BYTES = 128;
const TOKEN_STATES = ['uninitialized', 'initialized', 'frozen'];
// `binary` is the old name and form of base58, still the default of some methods.
const ENCODINGS = ['base64', 'base58', 'jsonParsed', 'binary'] as const;

export type AccountEncoding = (typeof ENCODINGS)[number];

export interface AccountFormat {
  encoding: AccountEncoding;
  slice?: { offset: number; length: number };
}

export type GetDecimals = (mint: string) => number;

export function parseAccountFormat(config: Config, fallback: AccountEncoding): AccountFormat {
  const encoding = config.oneOf('encoding', ENCODINGS, fallback);
  const slice = config.nested('dataSlice');
  if (!slice) return { encoding };
  return { encoding, slice: { offset: slice.count('offset') ?? 0, length: slice.count('length') ?? 0 } };
}

function encodeOptional(name: string, option: Option<string>): Record<string, string> {
  return isSome(option) ? { [name]: option.value } : {};
}

function parseTokenAccount(account: Account, decimalsOf: GetDecimals): object | null {
  const token = readToken(account);
  if (!token) return null;
  const decimals = decimalsOf(token.mint);
  const reserve = unwrapOption(token.isNative);
  const delegated = isSome(token.delegate)
    ? { delegatedAmount: toUiTokenAmount(token.delegatedAmount, decimals) }
    : {};
  const info = {
    isNative: reserve !== null,
    mint: token.mint,
    owner: token.owner,
    state: TOKEN_STATES[token.state],
    tokenAmount: toUiTokenAmount(token.amount, decimals),
    ...(reserve === null ? {} : { rentExemptReserve: toUiTokenAmount(reserve, decimals) }),
    ...encodeOptional('delegate', token.delegate),
    ...delegated,
    ...encodeOptional('closeAuthority', token.closeAuthority),
  };
  return { type: 'account', info };
}

function parseMintAccount(account: Account): object | null {
  const mint = readMint(account);
  if (!mint) return null;
  const info = {
    decimals: mint.decimals,
    freezeAuthority: unwrapOption(mint.freezeAuthority),
    isInitialized: mint.isInitialized,
    mintAuthority: unwrapOption(mint.mintAuthority),
    supply: mint.supply.toString(),
  };
  return { type: 'mint', info };
}

function parseAccountData(account: Account, decimalsOf: GetDecimals): object | null {
  const parsed = parseTokenAccount(account, decimalsOf) ?? parseMintAccount(account);
  if (!parsed) return null;
  const program = account.programAddress === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022';
  return { program, parsed, space: account.data.length };
}

function encodeBase58(data: Account['data']): string {
  if (data.length > MAX_BASE58_BYTES) {
    throw invalidParams(
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    );
  }
  return getBase58Decoder().decode(data);
}

function encodeData(account: Account, { encoding, slice }: AccountFormat, decimalsOf: GetDecimals): unknown {
  const parsed = encoding === 'jsonParsed' ? parseAccountData(account, decimalsOf) : null;
  if (parsed) return parsed;
  const data = slice ? account.data.subarray(slice.offset, slice.offset + slice.length) : account.data;
  if (encoding === 'binary') return encodeBase58(data);
  if (encoding === 'base58') return [encodeBase58(data), 'base58'];
  return [Buffer.from(data).toString('base64'), 'base64'];
}

export function encodeAccount(account: Account, format: AccountFormat, decimalsOf: GetDecimals): object {
  return {
    lamports: account.lamports,
    owner: account.programAddress,
    data: encodeData(account, format, decimalsOf),
    executable: account.executable,
    rentEpoch: RENT_EXEMPT_EPOCH,
    space: account.data.length,
  };
}
