import { type ComponentProps, useEffect, useId, useState } from 'react';

interface LabelProps {
  label: string;
  wide?: boolean;
}

const getFieldClass = (wide: boolean | undefined) => (wide ? 'field wide' : 'field');

export function TextField({ label, wide, ...rest }: LabelProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} {...rest} />
    </div>
  );
}

export function TextArea({ label, wide, ...rest }: LabelProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea className="input" id={id} rows={4} {...rest} />
    </div>
  );
}

interface SelectProps<T extends string> extends LabelProps {
  options: Record<T, string>;
  value: T | undefined;
  /** The label of the empty option; without it, one of the options is always selected. */
  emptyLabel?: string;
  /** Whether it may not be left open. */
  required?: boolean;
  onSelect: (value: T | undefined) => void;
}

export function Select<T extends string>({
  label,
  wide,
  options,
  value,
  emptyLabel,
  required = false,
  onSelect,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        required={required}
        value={value ?? ''}
        onChange={(event) => onSelect((event.target.value || undefined) as T | undefined)}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {Object.entries<string>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  required?: boolean;
  onCheck: (checked: boolean) => void;
}

export function Checkbox({ label, checked, required = false, onCheck }: CheckboxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        required={required}
        onChange={(event) => onCheck(event.target.checked)}
      />
      {label}
    </label>
  );
}

const DEBOUNCE_MS = 300;

interface DebouncedFieldProps
  extends LabelProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'pattern' | 'placeholder'> {
  value: string | undefined;
  /** Called once the typing pauses. */
  onDebouncedChange: (value: string | undefined) => void;
}

/** A text field that takes effect without a submit. */
export function DebouncedField({ value = '', onDebouncedChange, ...rest }: DebouncedFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed counts, not who listens
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onDebouncedChange(typed.trim() || undefined), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
