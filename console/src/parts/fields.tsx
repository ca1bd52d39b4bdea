import { type ComponentProps, useEffect, useId, useState } from 'react';

interface Labelled {
  label: string;
  wide?: boolean;
}

const fieldClass = (wide: boolean | undefined) => (wide ? 'field wide' : 'field');

export function TextField({ label, wide, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={fieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} {...rest} />
    </div>
  );
}

export function TextArea({ label, wide, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={fieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea className="input" id={id} rows={4} {...rest} />
    </div>
  );
}

interface ChoiceProps<T extends string> extends Labelled {
  options: Record<T, string>;
  value: T | undefined;
  /** What leaving it open is called; without it one of the options is always chosen. */
  none?: string;
  /** Whether it may not be left open. */
  required?: boolean;
  onChoose: (value: T | undefined) => void;
}

export function Choice<T extends string>({
  label,
  wide,
  options,
  value,
  none,
  required = false,
  onChoose,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={fieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        required={required}
        value={value ?? ''}
        onChange={(event) => onChoose((event.target.value || undefined) as T | undefined)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries<string>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  required?: boolean;
  onCheck: (checked: boolean) => void;
}

export function Check({ label, checked, required = false, onCheck }: CheckProps) {
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

const TYPING_MS = 300;

interface LiveProps
  extends Labelled,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'pattern' | 'placeholder'> {
  value: string | undefined;
  /** Told once the typing pauses. */
  onSettled: (value: string | undefined) => void;
}

/** A text that takes effect by itself. */
export function LiveField({ value = '', onSettled, ...rest }: LiveProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed counts, not who listens
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSettled(typed.trim() || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
