import { Toast } from '@base-ui/react/toast';

export const toastManager = Toast.createToastManager();

/** Says in a corner of the page that something is done. */
export const showToast = (title: string): void => void toastManager.add({ title });
