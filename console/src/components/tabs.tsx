import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab {
  name: string;
  /** How many things it holds, if that is known. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** The selected tab, if the page decides. */
  value?: string;
  onSelect?: (name: string) => void;
}

/** The sections of a page, one shown at a time. */
export function Tabs({ label, tabs, value, onSelect }: TabsProps) {
  return (
    <Primitive.Root
      className="stack"
      {...(value === undefined ? { defaultValue: tabs[0]?.name } : { value })}
      onValueChange={(name) => onSelect?.(String(name))}
    >
      <Primitive.List className="tabs tabs-line" aria-label={label}>
        {tabs.map(({ name, count }) => (
          <Primitive.Tab key={name} value={name} className="tab">
            {name}
            {count !== undefined && count > 0 && <span className="count">{count}</span>}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {tabs.map(({ name, content }) => (
        <Primitive.Panel key={name} value={name}>
          {content}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  );
}
