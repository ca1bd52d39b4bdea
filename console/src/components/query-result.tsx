import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorMessage, Loading } from './feedback.tsx';
import type { SkeletonKind } from './skeleton.tsx';

interface QueryResultProps<T> {
  query: UseQueryResult<T>;
  /** The page title while there is nothing else to show. */
  title?: string;
  skeleton?: SkeletonKind;
  children: (data: T) => ReactNode;
}

/** The state of a query: loading, failed, or its result. */
export function QueryResult<T>({ query: of, title, skeleton, children }: QueryResultProps<T>) {
  if (of.data !== undefined) return children(of.data);
  return (
    <>
      {title && <h1 className={of.error ? undefined : 'unseen'}>{title}</h1>}
      {of.error ? (
        <ErrorMessage error={of.error} onRetry={() => of.refetch()} />
      ) : (
        <Loading kind={skeleton ?? (title ? 'page' : 'lines')} />
      )}
    </>
  );
}
