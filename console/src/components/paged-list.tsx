import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState, ErrorMessage, Loading } from './feedback.tsx';
import { formatCount, formatPlural } from './format.ts';
import type { SkeletonKind } from './skeleton.tsx';

export interface ListPage<T> {
  data: T[];
  total: number;
  next_cursor: string | null;
}

interface PagedListProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>;
  /** The plural noun of the items. */
  noun: string;
  skeleton?: SkeletonKind;
  /** Shown if there are none, instead of a sentence that says so. */
  empty?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** The loaded pages of a list, with the total and a button for more. */
export function PagedList<T>({ query: of, noun, skeleton = 'lines', empty, children }: PagedListProps<T>) {
  if (of.error && !of.data) return <ErrorMessage error={of.error} onRetry={() => of.refetch()} />;
  if (!of.data) return <Loading kind={skeleton} />;
  const items = of.data.pages.flatMap(({ data }) => data);
  const total = of.data.pages[0]?.total ?? 0;
  if (items.length === 0) return empty ?? <EmptyState>No {noun} found.</EmptyState>;
  return (
    <div className="stack">
      <p className="soft small" role="status">
        {items.length < total
          ? `${formatCount(items.length)} of ${formatPlural(total, noun)}`
          : formatPlural(items.length, noun)}
      </p>
      {children(items)}
      {of.hasNextPage && (
        <div>
          <Button quiet pending={of.isFetchingNextPage} onClick={() => of.fetchNextPage()}>
            {of.isFetchingNextPage ? 'Loading…' : `More ${noun}`}
          </Button>
        </div>
      )}
    </div>
  );
}
