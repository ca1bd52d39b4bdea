import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorMessage, Loading } from './feedback.tsx';

interface QueryResultProps<T> {
  query: UseQueryResult<T>;
  /** Heads a page as long as it has nothing else to show. */
  title?: string;
  children: (data: T) => ReactNode;
}

/** What is shown of a query: that it runs, that it failed, or what it found. */
export function QueryResult<T>({ query: of, title, children }: QueryResultProps<T>) {
  if (of.data !== undefined) return children(of.data);
  return (
    <>
      {title && <h1>{title}</h1>}
      {of.error ? <ErrorMessage error={of.error} onRetry={() => of.refetch()} /> : <Loading />}
    </>
  );
}
