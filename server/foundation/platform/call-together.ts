import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls for single keys that are made in the same moment, or within `waitMs`, become one call for all of them, in groups
 * of at most `maxKeys`. Results are in the order of the keys.
 */
export function callTogether<Key, Result>(
  maxKeys: number,
  callAll: (keys: readonly Key[]) => Promise<readonly Result[]>,
  waitMs = 0,
): (key: Key) => Promise<Result> {
  let gathered: { keys: Key[]; results: Promise<readonly Result[]> } | undefined;
  const gather = () => {
    const keys: Key[] = [];
    const started = (waitMs > 0 ? delay(waitMs) : nextTick()).then(() => {
      if (gathered?.keys === keys) gathered = undefined;
      return callAll(keys);
    });
    gathered = { keys, results: started };
    return gathered;
  };
  return async (key) => {
    const group = gathered && gathered.keys.length < maxKeys ? gathered : gather();
    const place = group.keys.push(key) - 1;
    return (await group.results)[place] as Result;
  };
}

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));
