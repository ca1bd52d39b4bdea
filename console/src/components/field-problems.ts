import { MarketError } from '@agent-market/sdk';
import { createContext, use } from 'react';

/** The fields of a form that the API rejected, by their names in the API. */
export const FieldProblems = createContext<ReadonlyMap<string, string>>(new Map());

const ANSWERS = 'requirement_answers.';

/** `body.price_usd` is the field `price_usd`; so is `body.price_usd[0]`. Answers are fields by their whole question. */
export function listFieldProblems(error: Error | null): Map<string, string> {
  const details = error instanceof MarketError ? (error.details ?? []) : [];
  return new Map(
    details.map(({ path, message }) => {
      const name = path.replace(/^body\./, '');
      return [name.startsWith(ANSWERS) ? name : name.replace(/[.[].*$/, ''), message];
    }),
  );
}

/** The answer to a question of a service. */
export const toAnswerField = (label: string) => `${ANSWERS}${label}`;

/** What is wrong with a field: in the page's words, if it has some, or else as a sentence. */
export function useFieldProblem(apiField: string | undefined, advice: string | undefined) {
  const problem = use(FieldProblems).get(apiField ?? '');
  return problem && (advice ?? toSentence(problem));
}

const toSentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
