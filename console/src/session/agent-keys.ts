import { useSyncExternalStore } from 'react';

/** Stored in this tab only: anyone with an agent's key can act as it. */
const STORAGE_KEY = 'agent-keys';

type Keys = Readonly<Record<string, string>>;

let keys: Keys = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Keys;
const listeners = new Set<() => void>();

function setKeys(to: Keys): void {
  keys = to;
  if (Object.keys(to).length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(to));
  for (const listener of listeners) listener();
}

export function saveAgentKeys(found: readonly { agent_id: string; api_key: string }[]): void {
  setKeys({ ...keys, ...Object.fromEntries(found.map(({ agent_id, api_key }) => [agent_id, api_key])) });
}

/** After a rotation or revocation: replaces or forgets the key if it is the one in this tab. */
export function replaceAgentKey(agentId: string, hint: string, key: string | undefined): void {
  const { [agentId]: known, ...others } = keys;
  if (known === undefined || maskKey(known) !== hint) return;
  setKeys(key === undefined ? others : { ...others, [agentId]: key });
}

export const clearAgentKeys = (): void => setKeys({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAgentKey = (agentId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => keys[agentId]);

/** Masked like in the API. */
export const maskKey = (key: string): string => `market_...${key.slice(-4)}`;
