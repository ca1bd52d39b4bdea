import { type ReactNode, useState } from 'react';
import { useAction } from './action.tsx';
import { Button, type ButtonVariant } from './button.tsx';
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx';
import { showToast } from './toast-manager.ts';

interface ConfirmButtonProps extends Confirmation {
  /** The text of the button that asks. */
  children: ReactNode;
  variant?: ButtonVariant;
  onConfirm: () => Promise<unknown>;
  /** Shown when it is done. */
  doneMessage?: string;
}

/** A button for something irreversible: it asks first. */
export function ConfirmButton({
  children,
  variant,
  onConfirm,
  doneMessage,
  ...confirmation
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction(onConfirm, () => {
    setOpen(false);
    if (doneMessage) showToast(doneMessage);
  });
  return (
    <>
      <Button {...variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        {...confirmation}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => action.mutate()}
        isPending={action.isPending}
        error={action.error}
      />
    </>
  );
}
