import { callApi, requireSuccess } from '../lifecycle/shop.ts';
import type { Stack } from '../lifecycle/stack.ts';
import { divideUsage, type Meter, readUsage } from '../lifecycle/usage.ts';
import type { RequestCost } from './measurements.ts';

const CLIENTS = 16;

/** CPU time of a read, by many clients at once. */
export async function measureRequest(
  stack: Stack,
  meter: Meter,
  count: number,
  request: { path: string; bearer?: string },
): Promise<RequestCost> {
  const { path, ...options } = request;
  const [url = ''] = stack.urls;
  const readMany = (each: number) =>
    Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let done = 0; done < each; done++)
          requireSuccess(await callApi(url, 'GET', path, options), path);
      }),
    );
  await readMany(10);
  const before = await readUsage(meter, stack, 'begin');
  const each = Math.ceil(count / CLIENTS);
  await readMany(each);
  const after = await readUsage(meter, stack, 'end');
  const { cpuMs } = divideUsage(before, after, each * CLIENTS);
  return { apiMs: cpuMs.api, postgresMs: cpuMs.postgres };
}
