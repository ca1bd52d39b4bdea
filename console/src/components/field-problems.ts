import { MarketError } from '@agent-market/sdk';
import { createContext, use } from 'react';

/** The fields of a form that the API rejected, by their names in the API. */
export const FieldProblems = createContext<ReadonlyMap<string, string>>(new Map());

/** `body.price_usd` is the field `price_usd`; so is `body.price_usd[0]`. */
export function listFieldProblems(error: Error | null): Map<string, string> {
  const details = error instanceof MarketError ? (error.details ?? []) : [];
  return new Map(
    details.map(({ path, message }) => [path.replace(/^body\./, '').replace(/[.[].*$/, ''), message]),
  );
}

/** What is wrong with a field: in the page's words, if it has some. */
export function useFieldProblem(apiField: string | undefined, advice: string | undefined) {
  const problem = use(FieldProblems).get(apiField ?? '');
  return problem && (advice ?? problem);
}
