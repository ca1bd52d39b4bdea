import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;

/** The SDK repeats what is worth repeating, so that queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } },
});
