import { useSyncExternalStore } from 'react';

/** In this tab only, and gone with it: whoever has the key of an agent acts for it. */
const KEPT = 'agent-keys';

type Keys = Readonly<Record<string, string>>;

let keys: Keys = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Keys;
const listeners = new Set<() => void>();

function change(to: Keys): void {
  keys = to;
  if (Object.keys(to).length === 0) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, JSON.stringify(to));
  for (const listener of listeners) listener();
}

export function keepAgentKeys(found: readonly { agent_id: string; api_key: string }[]): void {
  change({ ...keys, ...Object.fromEntries(found.map(({ agent_id, api_key }) => [agent_id, api_key])) });
}

export const forgetAgentKeys = (): void => change({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAgentKey = (agentId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => keys[agentId]);

/** As the API writes it. */
export const maskedKey = (key: string): string => `market_...${key.slice(-4)}`;
