import { useState } from 'react';

/** Where the focus goes back to when a dialog closes: what had it when the dialog opened, if that is still there. */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : null);
}
