import { Toast } from '@base-ui/react/toast';

/** The page's one list of toasts (components/toaster.tsx shows it). */
export const toasts = Toast.createToastManager();

/** One thing that can be done about what a toast says; pressing it closes the toast. */
interface ToastAction {
  readonly label: string;
  readonly press: () => void;
}

/** Says that something was done. */
export const tell = (title: string, description = '', action?: ToastAction): void => add('success', title, description, action);

/** Says that something failed: announced at once, in the destructive style (row N-07). */
export const warn = (title: string, description = '', action?: ToastAction): void => add('error', title, description, action);

function add(type: 'success' | 'error', title: string, description: string, action?: ToastAction): void {
  const id = toasts.add({
    title,
    description,
    type,
    ...(type === 'error' ? { priority: 'high' } : {}),
    timeout: 6000,
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: () => act(action) } }),
  });
  const act = ({ press }: ToastAction): void => {
    toasts.close(id);
    press();
  };
}

/** Takes away what was said: the next screen has nothing to do with it. */
export const hush = (): void => toasts.close();
