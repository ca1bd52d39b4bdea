import { expect, it } from 'vitest';
import { callTogether } from '../../../server/foundation/platform/call-together.ts';

function double() {
  const calls: (readonly number[])[] = [];
  const call = callTogether(3, async (numbers: readonly number[]) => {
    calls.push(numbers);
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => number * 2);
  });
  return { calls, call };
}

it('asks once for what is asked in the same moment, and gives each its own result', async () => {
  const { calls, call } = double();
  expect(await Promise.all([call(1), call(2)])).toEqual([2, 4]);
  expect(await call(3)).toBe(6);
  expect(calls).toEqual([[1, 2], [3]]);
});

it('asks for no more than fit into a call', async () => {
  const { calls, call } = double();
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(call))).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(calls).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
});

it('fails for those who asked together, and not for those who ask later', async () => {
  const { call } = double();
  const answers = await Promise.allSettled([call(1), call(13)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call(1)).toBe(2);
});

it('asks once for what is asked within the time it is given', async () => {
  const calls: (readonly string[])[] = [];
  const call = callTogether(
    10,
    async (names: readonly string[]) => {
      calls.push(names);
      return names;
    },
    20,
  );
  const first = call('one');
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await Promise.all([first, call('other')])).toEqual(['one', 'other']);
  expect(calls).toEqual([['one', 'other']]);
});
