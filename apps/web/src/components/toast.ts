import { Toast } from '@base-ui/react/toast';

/** The page's one list of toasts (components/toaster.tsx shows it). */
export const toasts = Toast.createToastManager();

/** Says that something was done. */
export const tell = (title: string, description = ''): void => {
  toasts.add({ title, description, type: 'success', timeout: 6000 });
};

/** Says that something failed: announced at once, in the destructive style (row N-07). */
export const warn = (title: string, description = ''): void => {
  toasts.add({ title, description, type: 'error', priority: 'high', timeout: 6000 });
};
