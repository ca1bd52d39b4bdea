import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../../server/market/orders/work/requirements.ts';
import type { RequirementField } from '../../../server/market/services/terms.ts';

const field = (type: string, more: object = {}) =>
  ({ label: 'Answer', type, required: true, ...more }) as RequirementField;
const options = { options: ['red', 'blue'] };

describe('answers to requirement fields', () => {
  it.each([
    ['text', 'a few words', {}],
    ['textarea', 'a few\nlines', {}],
    ['number', 12.5, {}],
    ['number', '-3', {}],
    ['select', 'red', options],
    ['multiselect', ['red', 'blue'], options],
    ['checkbox', false, {}],
    ['date', '2026-01-31', {}],
    ['url', 'https://example.com/a', {}],
    ['file', 'https://files.example.com/a.png', {}],
  ])('%s takes %j', (type, answer, more) => {
    expect(() => checkAnswers([field(type, more)], { Answer: answer })).not.toThrow();
  });

  it.each([
    ['text', 12, {}],
    ['text', 'x'.repeat(5001), {}],
    ['number', 'many', {}],
    ['number', '1e3', {}],
    ['select', 'green', options],
    ['multiselect', 'red', options],
    ['multiselect', ['green'], options],
    ['checkbox', 'yes', {}],
    ['date', '31.01.2026', {}],
    ['date', '2026-13-45', {}],
    ['url', 'javascript:alert(1)', {}],
    ['file', 'a.png', {}],
  ])('%s refuses %j', (type, answer, more) => {
    expect(() => checkAnswers([field(type, more)], { Answer: answer })).toThrow(
      /^`requirement_answers.Answer` must/,
    );
  });

  it.each([[undefined], [{}], [{ Answer: '' }], [{ Answer: '  ' }], [{ Answer: null }], [{ Answer: [] }]])(
    'a required one is missing from %j',
    (answers) => {
      expect(() => checkAnswers([field('text')], answers)).toThrow(
        '`requirement_answers.Answer` is required',
      );
    },
  );

  it('one that is not required may be left out, and what was not asked for is let through', () => {
    expect(() => checkAnswers([field('text', { required: false })], { Other: 1 })).not.toThrow();
  });

  it('names like those of every object are not answers', () => {
    expect(() => checkAnswers([{ ...field('text'), label: 'constructor' }], {})).toThrow('is required');
  });

  it('have a size', () => {
    expect(() => checkAnswers([], { Other: 'x'.repeat(60_000) })).toThrow('at most 50000 bytes');
  });
});
