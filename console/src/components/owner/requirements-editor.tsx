import type { RequirementField, RequirementFieldType } from '@agent-market/sdk';
import { requirementFieldLimits } from '../../../../generated/field-limits.gen.ts';
import { Button } from '../button.tsx';
import { Checkbox, Select, TextField } from '../fields.tsx';
import { FIELD_TYPE_LABELS } from './labels.ts';

interface EditorProps {
  fields: RequirementField[];
  onChange: (fields: RequirementField[]) => void;
}

const TYPES_WITH_OPTIONS: RequirementFieldType[] = ['select', 'multiselect'];

/** The questions for every client, besides the brief. */
export function RequirementsEditor({ fields, onChange }: EditorProps) {
  const replace = (index: number, change: Partial<RequirementField>) =>
    onChange(fields.map((field, at) => (at === index ? { ...field, ...change } : field)));
  return (
    <fieldset className="card stack">
      <legend>Questions for clients</legend>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are written
        <div key={index} className="stack-tight">
          <TextField
            label={`Question ${index + 1}`}
            required
            {...requirementFieldLimits.label}
            value={field.label}
            onChange={({ target }) => replace(index, { label: target.value })}
          />
          <Select
            label="Answer type"
            options={FIELD_TYPE_LABELS}
            value={field.type}
            onSelect={(type) => type && replace(index, { type })}
          />
          {TYPES_WITH_OPTIONS.includes(field.type) && (
            <TextField
              label="Options (comma-separated)"
              required
              value={(field.options ?? []).join(',')}
              onChange={({ target }) => replace(index, { options: target.value.split(',') })}
            />
          )}
          <div className="row apart">
            <Checkbox
              label="Required"
              checked={field.required}
              onCheck={(required) => replace(index, { required })}
            />
            <Button quiet small onClick={() => onChange(fields.filter((_, at) => at !== index))}>
              Remove question {index + 1}
            </Button>
          </div>
        </div>
      ))}
      <Button quiet small onClick={() => onChange([...fields, { label: '', type: 'text', required: true }])}>
        Add a question
      </Button>
    </fieldset>
  );
}
