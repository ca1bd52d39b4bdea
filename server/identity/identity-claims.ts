import { isHttpUrl } from '../foundation/platform/http-url.ts';
import { detectChain, type WalletChain } from './wallet.ts';

/** A user's claims; undefined if unusable. */
export interface IdentityClaims {
  userId: string;
  username: string | undefined;
  displayName: string | undefined;
  email: string | undefined;
  avatarUrl: string | undefined;
  twitterUsername: string | undefined;
  wallets: readonly ClaimedWallet[];
  /** When the user signed in, or else when the token was issued; Unix seconds. */
  signedInAt: number | undefined;
}

export interface ClaimedWallet {
  address: string;
  chain: WalletChain;
}

const MAX_TEXT_LENGTH = 200;
const MAX_URL_LENGTH = 500;
const MAX_WALLETS = 50;

/** Undefined if the token has no subject. */
export function parseClaims(payload: Readonly<Record<string, unknown>>): IdentityClaims | undefined {
  const userId = parseText(payload.sub);
  if (userId === undefined || userId !== payload.sub) return undefined;
  return {
    userId,
    username: parseText(payload.preferred_username),
    displayName: parseText(payload.name),
    email: parseText(payload.email),
    avatarUrl: parseHttpUrl(payload.picture),
    twitterUsername: parseHandle(payload.twitter_username),
    wallets: parseWallets(payload.wallets),
    signedInAt: parseSignInTime(payload),
  };
}

/** An invalid `auth_time` does not fall back to `iat`, which every refresh renews. */
function parseSignInTime({ auth_time, iat }: Readonly<Record<string, unknown>>): number | undefined {
  const time = auth_time === undefined ? iat : auth_time;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

/** Claims can contain user input, so every type is checked. */
function parseText(value: unknown, longest = MAX_TEXT_LENGTH): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.replaceAll('\0', '').toWellFormed().trim();
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed;
}

function parseHttpUrl(value: unknown): string | undefined {
  const address = parseText(value, MAX_URL_LENGTH);
  return address !== undefined && isHttpUrl(address) ? address : undefined;
}

function parseHandle(value: unknown): string | undefined {
  return /^@?([A-Za-z0-9_]{1,30})$/.exec(parseText(value) ?? '')?.[1];
}

/** Addresses, plain or as `{ address }`. */
function parseWallets(value: unknown): ClaimedWallet[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_WALLETS).flatMap((entry: unknown) => {
    const address =
      typeof entry === 'string' ? entry : parseText((entry as { address?: unknown } | null)?.address);
    const chain = address === undefined ? undefined : detectChain(address);
    return address !== undefined && chain ? [{ address, chain }] : [];
  });
}
