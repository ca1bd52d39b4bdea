import { isWebAddress } from '../foundation/platform/web-address.ts';
import { chainOfAddress, type WalletChain } from './wallet.ts';

/** What an identity token says of a person; undefined where it says nothing usable. */
export interface IdentityClaims {
  userId: string;
  username: string | undefined;
  displayName: string | undefined;
  email: string | undefined;
  avatarUrl: string | undefined;
  twitterUsername: string | undefined;
  wallets: readonly ClaimedWallet[];
  /** When the person signed in, or else when the token was made; Unix seconds. */
  signedInAt: number | undefined;
}

export interface ClaimedWallet {
  address: string;
  chain: WalletChain;
}

const LONGEST_TEXT = 200;
const LONGEST_URL = 500;
const MOST_WALLETS = 50;

/** undefined when the token names nobody. */
export function readClaims(payload: Readonly<Record<string, unknown>>): IdentityClaims | undefined {
  const userId = text(payload.sub);
  if (userId === undefined || userId !== payload.sub) return undefined;
  return {
    userId,
    username: text(payload.preferred_username),
    displayName: text(payload.name),
    email: text(payload.email),
    avatarUrl: webAddress(payload.picture),
    twitterUsername: handle(payload.twitter_username),
    wallets: walletsIn(payload.wallets),
    signedInAt: signInTime(payload),
  };
}

/** An `auth_time` that cannot be read is not made up for by `iat`, which every refresh renews. */
function signInTime({ auth_time, iat }: Readonly<Record<string, unknown>>): number | undefined {
  const time = auth_time === undefined ? iat : auth_time;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

/** Providers write what people typed, so nothing is taken for granted. */
function text(value: unknown, longest = LONGEST_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.replaceAll('\0', '').toWellFormed().trim();
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed;
}

function webAddress(value: unknown): string | undefined {
  const address = text(value, LONGEST_URL);
  return address !== undefined && isWebAddress(address) ? address : undefined;
}

function handle(value: unknown): string | undefined {
  return /^@?([A-Za-z0-9_]{1,30})$/.exec(text(value) ?? '')?.[1];
}

/** Addresses, plain or as `{ address }`. */
function walletsIn(value: unknown): ClaimedWallet[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_WALLETS).flatMap((entry: unknown) => {
    const address =
      typeof entry === 'string' ? entry : text((entry as { address?: unknown } | null)?.address);
    const chain = address === undefined ? undefined : chainOfAddress(address);
    return address !== undefined && chain ? [{ address, chain }] : [];
  });
}
