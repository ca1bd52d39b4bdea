import { Toast } from '@base-ui/react/toast';
import { CircleCheck, X } from 'lucide-react';
import { getButtonClass } from './button.tsx';
import { toastManager } from './toast-manager.ts';

export function Toasts() {
  return (
    <Toast.Provider toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <CircleCheck className="icon" aria-hidden="true" />
      <Toast.Title className="toast-title" render={<p />} />
      <Toast.Close className={getButtonClass({ plain: true, small: true, icon: true })} aria-label="Dismiss">
        <X className="icon" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
