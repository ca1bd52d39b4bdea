import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyMessage, ErrorMessage, Loading } from './feedback.tsx';
import { formatCount } from './format.ts';

interface ListPage<T> {
  data: T[];
  total: number;
  next_cursor: string | null;
}

interface PagedListProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>;
  /** The plural noun of the items. */
  noun: string;
  children: (items: T[]) => ReactNode;
}

/** The loaded pages of a list, with the total and a button for more. */
export function PagedList<T>({ query: of, noun, children }: PagedListProps<T>) {
  if (of.error) return <ErrorMessage error={of.error} onRetry={() => of.refetch()} />;
  if (!of.data) return <Loading />;
  const items = of.data.pages.flatMap(({ data }) => data);
  const total = of.data.pages[0]?.total ?? 0;
  if (items.length === 0) return <EmptyMessage>No {noun} found.</EmptyMessage>;
  return (
    <div className="stack">
      <p className="soft small" role="status">
        {formatCount(items.length)} of {formatCount(total)} {noun}
      </p>
      {children(items)}
      {of.hasNextPage && (
        <div>
          <Button quiet disabled={of.isFetchingNextPage} onClick={() => of.fetchNextPage()}>
            {of.isFetchingNextPage ? 'Loading…' : `More ${noun}`}
          </Button>
        </div>
      )}
    </div>
  );
}
