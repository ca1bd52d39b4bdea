import type { AgentMarket } from '@agent-market/sdk';
import { useEffect } from 'react';
import { queryClient } from './query-client.ts';

/**
 * Refreshes private queries when an event arrives. Only while the page is visible: a browser has few connections to
 * one host, and a hidden page needs none.
 */
export function useEventFeed(market: AgentMarket | undefined): void {
  useEffect(() => {
    if (!market) return undefined;
    let stop = new AbortController();
    const follow = () => {
      stop.abort();
      stop = new AbortController();
      if (document.visibilityState === 'visible') void followFeed(market, stop.signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop.abort();
    };
  }, [market]);
}

/** Ends with its signal, or with an error that waiting does not mend. Pages then show what they last read. */
async function followFeed(market: AgentMarket, signal: AbortSignal): Promise<void> {
  try {
    for await (const { data } of market.events.list({ after: 'latest' }, { signal }).pages()) {
      if (signal.aborted) return;
      if (data.length > 0) await queryClient.invalidateQueries({ queryKey: ['own'] });
    }
  } catch {
    // aborted, or not allowed
  }
}
