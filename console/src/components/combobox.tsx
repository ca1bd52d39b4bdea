import { Combobox as Primitive } from '@base-ui/react/combobox';
import { useId } from 'react';

interface ComboboxProps {
  label: string;
  options: string[];
  emptyLabel: string;
  value: string | undefined;
  onSelect: (value: string | undefined) => void;
}

/** One of many options, found by typing. */
export function Combobox({ label, options, emptyLabel, value, onSelect }: ComboboxProps) {
  const id = useId();
  return (
    <Primitive.Root
      items={options}
      value={value ?? null}
      onValueChange={(chosen) => onSelect(chosen ?? undefined)}
    >
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <Primitive.Input id={id} className="input" placeholder={emptyLabel} />
      </div>
      <Primitive.Portal>
        <Primitive.Positioner className="menu" sideOffset={4} align="start">
          <Primitive.Popup className="menu-popup">
            <Primitive.Empty className="soft">
              <div className="menu-head">No match.</div>
            </Primitive.Empty>
            <Primitive.List>
              {(option: string) => (
                <Primitive.Item key={option} value={option} className="menu-item">
                  {option}
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
