import type { RequirementField } from '@agent-market/sdk';
import { toAnswerField } from './field-problems.ts';
import { Checkbox, Select, TextArea, TextField } from './fields.tsx';

type AnswerValue = string | number | boolean | string[];
export type Answers = Record<string, AnswerValue>;

interface RequirementProps {
  field: RequirementField;
  value: AnswerValue | undefined;
  onAnswer: (value: AnswerValue) => void;
}

/** An input for a requirement field, by its type. */
export function RequirementInput({ field, value, onAnswer }: RequirementProps) {
  const { label, type, required, options = [], placeholder } = field;
  const problem = { apiField: toAnswerField(label), advice: getAdvice(field) };
  const common = { label, required, placeholder, value: String(value ?? ''), ...problem };
  if (type === 'checkbox') return <Checkbox label={label} checked={value === true} onCheck={onAnswer} />;
  if (type === 'multiselect') return <MultiSelectInput field={field} value={value} onAnswer={onAnswer} />;
  if (type === 'textarea') return <TextArea {...common} onChange={(event) => onAnswer(event.target.value)} />;
  if (type === 'select') {
    const named = Object.fromEntries(options.map((option) => [option, option]));
    return (
      <Select
        label={label}
        {...problem}
        options={named}
        emptyLabel="Choose"
        required={required}
        value={typeof value === 'string' ? value : undefined}
        onSelect={(chosen) => onAnswer(chosen ?? '')}
      />
    );
  }
  if (type === 'number') {
    return (
      <TextField
        {...common}
        type="number"
        step="any"
        onChange={(event) => onAnswer(event.target.valueAsNumber)}
      />
    );
  }
  const kind = type === 'date' ? 'date' : type === 'text' ? 'text' : 'url';
  return <TextField {...common} type={kind} onChange={(event) => onAnswer(event.target.value)} />;
}

const ADVICE: Record<RequirementField['type'], string> = {
  text: 'Enter an answer.',
  textarea: 'Enter an answer.',
  number: 'Enter a number.',
  select: 'Choose one of the options.',
  multiselect: 'Choose from the options.',
  checkbox: 'Choose yes or no.',
  date: 'Enter a date, such as 2026-01-31.',
  url: 'Enter an address that begins with https://.',
  file: 'Enter an address that begins with https://.',
};

const getAdvice = ({ type }: RequirementField) => ADVICE[type];

function MultiSelectInput({ field: { label, required, options = [] }, value, onAnswer }: RequirementProps) {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (option: string) => (checked: boolean) =>
    onAnswer(options.filter((one) => (one === option ? checked : chosen.includes(one))));
  return (
    <fieldset className="card">
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          // browsers have no required checkbox group: each is required as long as none is checked
          required={required && chosen.length === 0}
          onCheck={toggle(option)}
        />
      ))}
    </fieldset>
  );
}
