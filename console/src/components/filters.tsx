import type { Category } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { DebouncedField, Select } from './fields.tsx';
import { CATEGORY_LABELS } from './labels.ts';

/** Sets one filter in the URL, and removes it if undefined. */
export function createFilterSetter<T extends object>(change: (next: (now: T) => T) => unknown) {
  return <K extends keyof T>(key: K) =>
    (value: T[K] | undefined) =>
      change((now) => ({ ...now, [key]: value }));
}

export function Filters({ children }: { children: ReactNode }) {
  return <search className="filters">{children}</search>;
}

interface CategoryFilterProps {
  value: Category | undefined;
  onSelect: (value: Category | undefined) => void;
}

export function CategoryFilter(props: CategoryFilterProps) {
  return <Select label="Category" options={CATEGORY_LABELS} emptyLabel="All" {...props} />;
}

interface AmountFilterProps {
  label: string;
  value: string | undefined;
  onDebouncedChange: (value: string | undefined) => void;
}

export function AmountFilter(props: AmountFilterProps) {
  return <DebouncedField inputMode="decimal" {...props} />;
}

interface CardGridProps<T> {
  items: T[];
  children: (item: T) => ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid<T>({ items, children }: CardGridProps<T>) {
  return <ul className="grid">{items.map(children)}</ul>;
}
