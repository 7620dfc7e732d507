import { type ComponentType, useEffect, useState } from 'react';
import { takeAnnouncements, takeCarried, useAnnouncements } from './announce.ts';

/** What shows toasts, and says them. */
interface Voice {
  readonly Toaster: ComponentType;
  readonly tell: (title: string, text: string) => void;
  readonly warn: (title: string, text: string) => void;
}

/** Says what is announced. Pages to read seldom say anything: what toasts are made of is loaded with the first. */
export function Announcer() {
  const list = useAnnouncements();
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(takeCarried, []);
  useEffect(() => {
    if (list.length === 0) return;
    if (voice === null) void loadVoice().then(setVoice);
    else for (const { kind, title, text } of takeAnnouncements()) voice[kind === 'failed' ? 'warn' : 'tell'](title, text);
  }, [list, voice]);
  return voice === null ? null : <voice.Toaster />;
}

async function loadVoice(): Promise<Voice> {
  const [{ Toaster }, { tell, warn }] = await Promise.all([import('./toaster.tsx'), import('./toast.ts')]);
  return { Toaster, tell, warn };
}
