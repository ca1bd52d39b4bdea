import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { WalletSettings } from './wallet-settings.entity.ts';

/** Enough to try the market, too little to make stealing a key worthwhile. */
const DEFAULT_DAILY_LIMIT_MICRO = 10_000_000n;

export const WITHDRAW_COLUMNS = {
  solana: { address: 'withdrawSolana', usableFrom: 'withdrawSolanaFrom' },
  base: { address: 'withdrawBase', usableFrom: 'withdrawBaseFrom' },
} as const satisfies Record<WalletChain, Record<string, keyof WalletSettings>>;

/** Null if the owner wants no limit. */
export function getDailyLimit(
  settings: Pick<WalletSettings, 'dailyLimitMicro' | 'hasDailyLimit'> | undefined,
): bigint | null {
  if (settings?.hasDailyLimit === false) return null;
  return settings?.dailyLimitMicro ?? DEFAULT_DAILY_LIMIT_MICRO;
}
