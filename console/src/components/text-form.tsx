import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { ErrorMessage } from './feedback.tsx';
import { TextArea } from './fields.tsx';
import { useFields } from './form.tsx';

interface TextFormProps {
  label: string;
  submitLabel: string;
  /** Receives the text. */
  onSubmit: (text: string) => Promise<unknown>;
  limits: { maxLength: number };
}

/** One text field with a submit button. */
export function TextForm({ label, submitLabel, onSubmit: send, limits }: TextFormProps) {
  const { values, set, text } = useFields(submitLabel, { words: '' });
  const action = useAction(send, () => set('words')(''));
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        action.mutate(values.words);
      }}
    >
      <TextArea label={label} required {...limits} {...text('words')} />
      {action.error && <ErrorMessage error={action.error} />}
      <Button type="submit" pending={action.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
