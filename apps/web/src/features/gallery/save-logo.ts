import { toastError } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { LogoFormat } from '../../drawing-worker/tasks/logo-file.ts';
import type { DrawnLogo } from './drawn-logo.ts';

/** Downloads a design as `{id}.{format}` (row G-06). The picture that came with it is the file; needs no connection. */
export async function saveLogo(logo: DrawnLogo, format: LogoFormat): Promise<void> {
  try {
    const held = format === 'png' ? logo.blob : null;
    save(held ?? (await runTask('logoFile', { design: logo.design, format })), `${logo.id}.${format}`);
  } catch {
    toastError(...gallery.toasts.unsaved);
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
