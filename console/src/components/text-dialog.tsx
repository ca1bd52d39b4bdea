import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { TextForm } from './text-form.tsx';
import { showToast } from './toast-manager.ts';

interface TextDialogProps {
  trigger: string;
  /** A less prominent button. */
  plain?: boolean;
  title: string;
  description: string;
  label: string;
  submitLabel: string;
  doneMessage: string;
  limits: { maxLength: number };
  onSubmit: (text: string) => Promise<unknown>;
}

/** A dialog that asks for a text and sends it. */
export function TextDialog({
  trigger,
  plain = false,
  title,
  description,
  doneMessage,
  onSubmit,
  ...form
}: TextDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const submit = async (text: string) => {
    await onSubmit(text);
    setOpen(false);
    showToast(doneMessage);
  };
  return (
    <Dialog
      trigger={trigger}
      variant={plain ? { plain } : { quiet: true }}
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <TextForm {...form} onSubmit={submit} />
    </Dialog>
  );
}
