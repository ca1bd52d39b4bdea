import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Problem } from './states.tsx';

/** What is shown of a query: that it runs, that it failed, or what it found. */
export function Answer<T>({ of, children }: { of: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  return of.error ? <Problem error={of.error} onRetry={() => of.refetch()} /> : <Loading />;
}
