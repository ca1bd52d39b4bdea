import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { TextArea } from './fields.tsx';
import { useFields } from './form.tsx';
import { Problem } from './states.tsx';

interface TextFormProps {
  label: string;
  button: string;
  /** Gets what was typed. */
  send: (text: string) => Promise<unknown>;
  maxLength?: number;
}

/** One text and the button that sends it. */
export function TextForm({ label, button, send, maxLength = 2000 }: TextFormProps) {
  const { values, set, text } = useFields(button, { words: '' });
  const action = useAction(send, () => set('words')(''));
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        action.mutate(values.words);
      }}
    >
      <TextArea label={label} required maxLength={maxLength} {...text('words')} />
      {action.error && <Problem error={action.error} />}
      <Button type="submit" quiet disabled={action.isPending}>
        {button}
      </Button>
    </form>
  );
}
