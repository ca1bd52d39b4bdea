import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Problem } from './states.tsx';

interface AnswerProps<T> {
  of: UseQueryResult<T>;
  /** Heads a page as long as it has nothing else to show. */
  title?: string;
  children: (data: T) => ReactNode;
}

/** What is shown of a query: that it runs, that it failed, or what it found. */
export function Answer<T>({ of, title, children }: AnswerProps<T>) {
  if (of.data !== undefined) return children(of.data);
  return (
    <>
      {title && <h1>{title}</h1>}
      {of.error ? <Problem error={of.error} onRetry={() => of.refetch()} /> : <Loading />}
    </>
  );
}
