import { type ComponentType, useEffect, useState } from 'react';
import { takeAnnouncements, takeCarried, useAnnouncements } from './announce.ts';

/** What shows toasts, and says them. */
interface Voice {
  readonly Toaster: ComponentType;
  readonly toastSuccess: (title: string, text: string) => void;
  readonly toastError: (title: string, text: string) => void;
}

/** Says what is announced. Pages to read seldom say anything: what toasts are made of is loaded with the first. */
export function Announcer() {
  const list = useAnnouncements();
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(takeCarried, []);
  useEffect(() => {
    if (list.length === 0) return;
    if (voice === null) void loadVoice().then(setVoice);
    else
      for (const { kind, title, text } of takeAnnouncements())
        (kind === 'failed' ? voice.toastError : voice.toastSuccess)(title, text);
  }, [list, voice]);
  return voice === null ? null : <voice.Toaster />;
}

async function loadVoice(): Promise<Voice> {
  const [{ Toaster }, { toastError, toastSuccess }] = await Promise.all([import('./toaster.tsx'), import('./toast.ts')]);
  return { Toaster, toastError, toastSuccess };
}
