import { useSyncExternalStore } from 'react';

/** The service's clock: that of the browser, unless a sandbox has moved on. */
let offsetMs = 0;
const listeners = new Set<() => void>();

export const getNow = (): number => Date.now() + offsetMs;

export function setServiceTime(now: string): void {
  offsetMs = Date.parse(now) - Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders again when the clock is known. */
export const useClockOffset = (): number => useSyncExternalStore(subscribe, () => offsetMs);
