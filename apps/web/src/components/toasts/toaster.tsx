import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toasts } from './toast.ts';
import './toaster.css';

/** Toasts at the bottom right, on a phone at the top; they wait while they are pointed at or hold the focus. The newest alone is shown: it lies on what is worked at. */
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
    // Base UI hides an urgent one, which its viewport announces, though its buttons can be tabbed to: nothing is hidden here.
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['up', 'down', 'right']} aria-hidden={false}>
      {toast.type === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <div>
        <Toast.Title className="title" render={<p />} />
        {toast.description === '' ? null : <Toast.Description className="description" />}
        {toast.actionProps === undefined ? null : <Toast.Action className="action" aria-hidden={false} />}
      </div>
      <Toast.Close className="close" aria-label="Close" aria-hidden={false}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
