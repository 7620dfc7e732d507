import { toastError, toastSuccess } from './toasts/toast.ts';

/** Puts a text on the clipboard and says in a toast whether that worked; `what` stands under a failure. */
export const copyText = (text: string, copied: string, failed: string, what = ''): void =>
  void navigator.clipboard.writeText(text).then(
    () => toastSuccess(copied),
    () => toastError(failed, what),
  );
