import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { count } from './format.ts';
import { Empty, Loading, Problem } from './states.tsx';

interface ListPage<T> {
  data: T[];
  total: number;
  next_cursor: string | null;
}

interface PagesProps<T> {
  of: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>;
  /** What is listed, in the plural. */
  noun: string;
  children: (items: T[]) => ReactNode;
}

/** A list as far as it was read, with how much there is and a button for more. */
export function PagesOf<T>({ of, noun, children }: PagesProps<T>) {
  if (of.error) return <Problem error={of.error} onRetry={() => of.refetch()} />;
  if (!of.data) return <Loading />;
  const items = of.data.pages.flatMap(({ data }) => data);
  const total = of.data.pages[0]?.total ?? 0;
  if (items.length === 0) return <Empty>No {noun} found.</Empty>;
  return (
    <div className="stack">
      <p className="soft small" role="status">
        {count(items.length)} of {count(total)} {noun}
      </p>
      {children(items)}
      {of.hasNextPage && (
        <div>
          <Button quiet disabled={of.isFetchingNextPage} onClick={() => of.fetchNextPage()}>
            {of.isFetchingNextPage ? 'Loading …' : `More ${noun}`}
          </Button>
        </div>
      )}
    </div>
  );
}
