import { MarketError } from '@agent-market/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const STALE_MS = 15_000;
const EXPIRED_CREDENTIAL_CODES = ['expired_credentials', 'invalid_credentials'];

let onExpired = () => {};

const expiryWatcher = {
  onError(error: unknown) {
    if (error instanceof MarketError && EXPIRED_CREDENTIAL_CODES.includes(error.code)) onExpired();
  },
};

/** The SDK retries, so queries do not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(expiryWatcher),
  mutationCache: new MutationCache(expiryWatcher),
  defaultOptions: { queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false } },
});

/** Calls back when the API rejects the credentials of this session. */
export function onCredentialsExpired(listener: () => void): void {
  onExpired = listener;
}

/**
 * Drops the previous session's data. Public queries stay: removing one that is being fetched would leave its page
 * loading forever.
 */
export function clearPrivateQueries(): void {
  queryClient.removeQueries({ queryKey: ['own'] });
  queryClient.getMutationCache().clear();
}
