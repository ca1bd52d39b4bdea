import type { Category } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { Choice, LiveField } from './fields.tsx';
import { CATEGORIES } from './words.ts';

/** Sets one filter among those of the address bar, and takes it out when it is undefined. */
export function filterSetter<T extends object>(change: (next: (now: T) => T) => unknown) {
  return <K extends keyof T>(key: K) =>
    (value: T[K] | undefined) =>
      change((now) => ({ ...now, [key]: value }));
}

export function Filters({ children }: { children: ReactNode }) {
  return <search className="filters">{children}</search>;
}

interface CategoryFilterProps {
  value: Category | undefined;
  onChoose: (value: Category | undefined) => void;
}

export function CategoryFilter(props: CategoryFilterProps) {
  return <Choice label="Category" options={CATEGORIES} none="All" {...props} />;
}

interface AmountFilterProps {
  label: string;
  value: string | undefined;
  onSettled: (value: string | undefined) => void;
}

export function AmountFilter(props: AmountFilterProps) {
  return <LiveField inputMode="decimal" {...props} />;
}

interface CardsProps<T> {
  of: T[];
  children: (item: T) => ReactNode;
}

/** Cards beside each other, as many as there is room for. */
export function Cards<T>({ of, children }: CardsProps<T>) {
  return <ul className="grid">{of.map(children)}</ul>;
}
