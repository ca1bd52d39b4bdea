import { expect, test } from 'vitest';
import { listFieldProblems, toAnswerField } from '../../../console/src/components/field-problems.ts';
import { MarketError } from '../../../sdk/src/index.ts';

test('problems of the API belong to the fields they name', () => {
  const details = [
    { path: 'body.price_usd', message: 'too much' },
    { path: 'body.requirement_fields[0].label', message: 'too long' },
    { path: 'body.requirement_answers.Width, in px.', message: 'must be a number' },
  ];
  const error = new MarketError({
    status: 400,
    body: { error: 'Invalid', details },
    headers: new Headers(),
  });
  expect([...listFieldProblems(error)]).toEqual([
    ['price_usd', 'too much'],
    ['requirement_fields', 'too long'],
    [toAnswerField('Width, in px.'), 'must be a number'],
  ]);
});

test('other errors belong to no field', () => {
  expect(listFieldProblems(new Error('offline')).size).toBe(0);
});
