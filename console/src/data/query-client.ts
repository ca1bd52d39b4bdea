import { MarketError } from '@agent-market/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;
const NO_LONGER_GOOD = ['expired_credentials', 'invalid_credentials'];

let whenEnded = () => {};

const watch = {
  onError(error: unknown) {
    if (error instanceof MarketError && NO_LONGER_GOOD.includes(error.code)) whenEnded();
  },
};

/** The SDK repeats what is worth repeating, so that queries do not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(watch),
  mutationCache: new MutationCache(watch),
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } },
});

/** Tells when the API takes the credentials of this session no more. */
export function onCredentialsEnded(listener: () => void): void {
  whenEnded = listener;
}

/**
 * Drops what was read for the previous session. Public queries stay: removing one that is still being fetched would
 * leave its page loading forever.
 */
export function clearPrivateQueries(): void {
  queryClient.removeQueries({ queryKey: ['own'] });
  queryClient.getMutationCache().clear();
}
