import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toasts } from './toast.ts';
import './toaster.css';

/** Toasts at the bottom right; they wait while they are pointed at or hold the focus. The newest alone is shown: it lies on what is worked at. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toasts} limit={1}>
      <Toast.Viewport className="toaster">
        <Toasts />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Toasts() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['down', 'right']}>
      {toast.type === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <div>
        <Toast.Title className="title" render={<p />} />
        {toast.description === '' ? null : <Toast.Description className="description" />}
        {toast.actionProps === undefined ? null : <Toast.Action className="action" />}
      </div>
      <Toast.Close className="close" aria-label="Close">
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
