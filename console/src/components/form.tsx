import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deleteDraft, getDraft, trackDraft } from '../session/drafts.ts';
import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorMessage } from './feedback.tsx';
import { FieldProblems, listFieldProblems } from './field-problems.ts';

type InputChange = { target: { value: string } };
type TextKey<T> = { [Key in keyof T]: T[Key] extends string ? Key : never }[keyof T];

/** The fields of a form, bound to inputs. The name identifies the form's draft on its page. */
export function useFields<T extends object>(name: string, given: T) {
  const form = `${window.location.pathname} ${name}`;
  const [initial] = useState(given);
  const [values, setValues] = useState<T>(() => ({ ...given, ...getDraft(form) }));
  useEffect(() => trackDraft(form, getChanges(values, initial)), [form, values, initial]);
  useEffect(() => deleteDraft(form), [form]);
  const set =
    <Key extends keyof T>(key: Key) =>
    (value: T[Key]) =>
      setValues((now) => ({ ...now, [key]: value }));
  const text = <Key extends TextKey<T>>(key: Key) => ({
    value: values[key] as string,
    onChange: ({ target }: InputChange) => set(key)(target.value as T[Key]),
  });
  return { values, set, text };
}

const getChanges = <T extends object>(values: T, initial: T) =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== initial[key as keyof T]));

const MARKED_ERROR = new Error('Correct the marked fields and try again.');

/** Moves the focus to the first rejected field. The form need not repeat what every field says itself. */
function useMarkedFields(error: Error | null, count: number) {
  const form = useRef<HTMLFormElement>(null);
  const [isEveryMarked, setEveryMarked] = useState(false);
  useEffect(() => {
    const marked = error ? (form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) : [];
    marked[0]?.focus();
    setEveryMarked(count > 0 && marked.length >= count);
  }, [error, count]);
  return { form, isEveryMarked };
}

interface FormProps<Output> {
  onSubmit: () => Promise<Output>;
  submitLabel: string;
  /** Asked before the form is sent, if that cannot be undone. */
  confirmation?: Confirmation;
  /** Shown on success. */
  doneMessage?: string;
  onDone?: (output: Output) => void;
  children?: ReactNode;
}

/** Fields and the button that sends them. */
export function Form<Output>({
  onSubmit: act,
  submitLabel,
  confirmation,
  doneMessage,
  onDone,
  children,
}: FormProps<Output>) {
  const [isAsking, setAsking] = useState(false);
  const action = useAction(act, (output: Output) => {
    setAsking(false);
    onDone?.(output);
  });
  const problems = listFieldProblems(action.error);
  const { form, isEveryMarked } = useMarkedFields(action.error, problems.size);
  return (
    <form
      className="form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmation) setAsking(true);
        else action.mutate();
      }}
    >
      <FieldProblems value={problems}>{children}</FieldProblems>
      {action.error && !isAsking && <ErrorMessage error={isEveryMarked ? MARKED_ERROR : action.error} />}
      <div className="row">
        <Button type="submit" pending={action.isPending}>
          {action.isPending ? 'Processing…' : submitLabel}
        </Button>
        <span role="status" className="soft">
          {action.isSuccess && doneMessage}
        </span>
      </div>
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => action.mutate()}
          isPending={action.isPending}
          error={action.error}
        />
      )}
    </form>
  );
}
