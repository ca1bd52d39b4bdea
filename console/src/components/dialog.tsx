import { Dialog as Primitive } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonVariant, getButtonClass } from './button.tsx';

interface DialogProps {
  /** The text of the button that opens it. */
  trigger: ReactNode;
  variant?: ButtonVariant;
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Dialog({
  trigger,
  variant,
  title,
  description,
  isOpen,
  onOpenChange,
  children,
}: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger className={getButtonClass(variant)}>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Backdrop className="scrim" />
        <Primitive.Popup className="dialog">
          <div className="row apart">
            <Primitive.Title>{title}</Primitive.Title>
            <Primitive.Close
              className={getButtonClass({ plain: true, small: true, icon: true })}
              aria-label="Close"
            >
              <X className="icon" aria-hidden="true" />
            </Primitive.Close>
          </div>
          {description && <Primitive.Description className="soft">{description}</Primitive.Description>}
          {children}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
