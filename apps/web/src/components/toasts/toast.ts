import { Toast } from '@base-ui/react/toast';

/** The page's one list of toasts (components/toaster.tsx shows it). */
export const toasts = Toast.createToastManager();

/** One thing that can be done about what a toast says; pressing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly press: () => void;
}

/** Says that something was done. */
export const toastSuccess = (title: string, description = '', action?: ToastAction): void =>
  say('success', title, description, action);

/** Says that something failed: announced at once, in the destructive style (row N-07). */
export const toastError = (title: string, description = '', action?: ToastAction): void =>
  say('error', title, description, action);

/** Asks something, until it is answered or the page is left; returns what takes it back. */
export function toastPrompt(title: string, description: string, action: ToastAction): () => void {
  const id = add('success', title, description, action, 0);
  return () => toasts.close(id);
}

/** Those that go by themselves and are still there. */
const passing = new Set<string>();

function say(type: 'success' | 'error', title: string, description: string, action?: ToastAction): void {
  const id = add(type, title, description, action, 6000, () => passing.delete(id));
  passing.add(id);
}

/** Milliseconds of 0 are for ever. */
function add(
  type: 'success' | 'error',
  title: string,
  description: string,
  action: ToastAction | undefined,
  timeout: number,
  onRemove?: () => void,
): string {
  const id = toasts.add({
    title,
    description,
    type,
    ...(type === 'error' ? { priority: 'high' } : {}),
    timeout,
    ...(onRemove === undefined ? {} : { onRemove }),
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: () => act(action) } }),
  });
  const act = ({ press }: ToastAction): void => {
    toasts.close(id);
    press();
  };
  return id;
}

/** Takes away what was said, not what was asked: the next screen has nothing to do with it. */
export function dismissToasts(): void {
  for (const id of passing) toasts.close(id);
}
