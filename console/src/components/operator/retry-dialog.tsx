import { useState } from 'react';
import { retryOutgoingRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { showToast } from '../toast-manager.ts';

interface RetryFields {
  note?: string;
  destination?: string;
}

interface RetryDialogProps {
  /** What is retried. */
  id: string;
  title: string;
  description: string;
  /** Whether it may go to another address, which takes a note. */
  canRedirect?: boolean;
  onRetry: (fields: RetryFields) => Promise<unknown>;
}

/** Asks before something is tried again, and why. */
export function RetryDialog({ title, description, ...form }: RetryDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger="Retry"
      variant={{ quiet: true, small: true }}
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <RetryForm {...form} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

type RetryFormProps = Pick<RetryDialogProps, 'id' | 'canRedirect' | 'onRetry'> & { onDone: () => void };

function RetryForm({ id, canRedirect = false, onRetry, onDone }: RetryFormProps) {
  const { values, text } = useFields(`retry ${id}`, { note: '', destination: '' });
  const fields = {
    ...(values.note && { note: values.note }),
    ...(values.destination && { destination: values.destination }),
  };
  return (
    <Form
      onSubmit={() => onRetry(fields)}
      submitLabel="Retry now"
      onDone={() => {
        onDone();
        showToast('Retried.');
      }}
    >
      <TextField
        label={canRedirect ? 'Note (required for another destination)' : 'Note (optional)'}
        {...retryOutgoingRequestLimits.note}
        {...text('note')}
      />
      {canRedirect && (
        <TextField
          label="Another destination (optional)"
          {...retryOutgoingRequestLimits.destination}
          {...text('destination')}
        />
      )}
    </Form>
  );
}
