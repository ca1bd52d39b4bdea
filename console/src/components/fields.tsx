import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useFieldProblem } from './field-problems.ts';

interface LabelProps {
  label: string;
  wide?: boolean;
  /** Below the field. */
  hint?: string | undefined;
  /** Its name in the API, whose problems with it are shown here. */
  apiField?: string;
  /** What to enter, shown instead of the API's words. */
  advice?: string;
}

const getFieldClass = (wide: boolean | undefined) => (wide ? 'field wide' : 'field');

type TextFieldProps = LabelProps & ComponentProps<'input'> & { icon?: LucideIcon };

export function TextField({ label, wide, hint, apiField, advice, icon: Icon, ...rest }: TextFieldProps) {
  const id = useId();
  const problem = useFieldProblem(apiField, advice);
  return (
    <div className={Icon ? `${getFieldClass(wide)} with-icon` : getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} {...describe(id, hint, problem)} {...rest} />
      {Icon && <Icon className="icon" aria-hidden="true" />}
      <Hint id={id} hint={hint} problem={problem} />
    </div>
  );
}

export function TextArea({
  label,
  wide,
  hint,
  apiField,
  advice,
  ...rest
}: LabelProps & ComponentProps<'textarea'>) {
  const id = useId();
  const problem = useFieldProblem(apiField, advice);
  return (
    <div className={getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea className="input" id={id} rows={4} {...describe(id, hint, problem)} {...rest} />
      <Hint id={id} hint={hint} problem={problem} />
    </div>
  );
}

type FieldText = string | undefined;

const describe = (id: string, hint: FieldText, problem: FieldText) => ({
  ...((hint || problem) && { 'aria-describedby': `${id}-hint` }),
  ...(problem && { 'aria-invalid': true }),
});

function Hint({ id, hint, problem }: { id: string; hint: FieldText; problem: FieldText }) {
  if (!hint && !problem) return null;
  return (
    <span className={problem ? 'problem' : 'hint'} id={`${id}-hint`}>
      {problem ?? hint}
    </span>
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
  hint,
  apiField,
  advice,
  onSelect,
}: SelectProps<T>) {
  const id = useId();
  const problem = useFieldProblem(apiField, advice);
  return (
    <div className={getFieldClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        required={required}
        {...describe(id, hint, problem)}
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
      <Hint id={id} hint={hint} problem={problem} />
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
