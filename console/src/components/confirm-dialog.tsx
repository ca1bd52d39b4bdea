import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button, getButtonClass } from './button.tsx';
import { ErrorMessage } from './feedback.tsx';

/** What is asked before something irreversible. */
export interface Confirmation {
  title: string;
  /** What happens, and that it cannot be undone. */
  description: ReactNode;
  confirmLabel: string;
  /** It takes something away. */
  danger?: boolean;
}

interface ConfirmDialogProps extends Confirmation {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending: boolean;
  error: Error | null;
}

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  danger = false,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending,
  error,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div className="stack-tight" />}>
            {description}
          </AlertDialog.Description>
          {error && <ErrorMessage error={error} />}
          <div className="dialog-foot">
            <AlertDialog.Close className={getButtonClass({ quiet: true })}>Go back</AlertDialog.Close>
            <Button danger={danger} pending={isPending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
