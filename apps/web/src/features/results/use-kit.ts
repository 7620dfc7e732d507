import type { Kit, KitContact, KitLook, PackageType, RevisionPreview } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import type { TemplateKey } from '@brandwright/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal, Refusal } from '../../client.ts';
import { facesFor } from '../../components/browser/load-faces.ts';
import { followKits } from '../../components/follow-kits.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { whenFree } from '../../components/when-free.ts';
import { aiLogos } from '../../content/ai-logos.ts';
import { enhancement } from '../../content/enhancement.ts';
import { instantRevision } from '../../content/instant-revision.ts';
import { kitFiles } from '../../content/kit-files.ts';
import { results } from '../../content/results.ts';
import { redirectedToLogin, useFollowSignOut } from '../../session/login-redirect.ts';
import { refreshSession } from '../../session/session.ts';
import { filesOf } from './files-of.ts';
import { saveFiles } from './save-files.ts';

/** A kit as far as it is known. */
export type KitState = { readonly kind: 'loading' | 'missing' | 'failed' } | { readonly kind: 'there'; readonly kit: Kit };

/** A request in plain English, and the id of the design that it is about. */
export interface RevisionAsked {
  readonly logo: string;
  readonly text: string;
}

/** What the owner does with a kit on its page. */
export interface KitActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resolves to a new link and its path, which is told only now; null when there is none. */
  share(): Promise<{ readonly id: string; readonly path: string } | null>;
  /** Makes one more of its logos a finished one; resolves to whether it is. */
  finish(logo: string): Promise<boolean>;
  /** Saves the contact details of its files; null for placeholders. */
  changeContact(contact: KitContact | null): Promise<void>;
  /**
   * Changes the headline of a template; null for its own. Resolves to whether it is saved; rejects with the refusal of one that
   * no font can set.
   */
  changeHeadline(template: TemplateKey, headline: string | null): Promise<boolean>;
  /** Applies a palette and a personality to every design. */
  changeLook(look: KitLook): Promise<void>;
  /** Has the kit’s texts written; resolves to whether they are. */
  enhance(): Promise<boolean>;
  /** Replaces a design that has no files by a new one. */
  regenerate(logo: string): Promise<void>;
  /** Puts a design in the place of one of the kit's; resolves to whether it stands there. */
  adopt(logo: string, design: Design): Promise<boolean>;
  /** What a request in plain English would make of a logo; null when it cannot be told. */
  previewRevision(asked: RevisionAsked): Promise<RevisionPreview | null>;
  /** Puts the revised logo in its place; resolves to whether it is there. */
  acceptRevision(asked: RevisionAsked): Promise<boolean>;
  /** Saves every file of a finished logo; of the first one where none is named. */
  downloadWhole(logo?: string): Promise<void>;
  /** Saves the files of one format or folder. */
  downloadPackage(type: PackageType): Promise<void>;
  /** Saves one file, by its path in the kit. */
  downloadFile(path: string): Promise<void>;
  /** Resolves to whether the link is gone. */
  unshare(share: string): Promise<boolean>;
}

const { toasts, history, sharing, finishing, contact: details } = results;
const { adopted } = aiLogos.toasts;
const { toasts: enhancing } = enhancement;
const { applied, regenerated, regenerateFailed } = results.customize;

/** Refusals that are no fault of what was asked. */
const failures = ['unreachable', 'unreadable', 'server.internal', 'press.busy', 'press.time'] as const;

/** A kit of the person's, loaded; signed out, they are sent to the login page (row M-01). */
export function useKit(id: string | null) {
  const [state, setState] = useState<KitState>({ kind: 'loading' });
  /** The kit as the last answer left it, and the end of what is under way. */
  const latest = useRef<Kit | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useFollowSignOut();

  const load = useCallback(async (): Promise<void> => {
    if (id === null) return;
    setState({ kind: 'loading' });
    try {
      latest.current = await call('GET /api/kits/:kit', { ids: { kit: id } });
      await facesFor(latest.current.businessName);
      setState({ kind: 'there', kit: latest.current });
    } catch (error) {
      if (redirectedToLogin(error, toasts.signIn)) return;
      const code = error instanceof Refusal ? error.code : null;
      setState({ kind: code === 'route.not_found' ? 'missing' : 'failed' });
      const isUnexpected = code === null || code === 'unreadable';
      const [title, text] = isUnexpected ? toasts.unexpected : code === 'route.not_found' ? toasts.missing : toasts.load;
      toastError(title, text);
    }
  }, [id]);

  useEffect(() => {
    void load();
  }, [load]);

  // Somebody who has just paid may be here before their kit is.
  const making = state.kind === 'there' && state.kit.status === 'generating';
  useEffect(() => {
    if (id === null || !making) return;
    const read = async (): Promise<void> => {
      const now = await call('GET /api/kits/:kit', { ids: { kit: id } }).catch(() => null);
      if (now === null || now.status === 'generating') return;
      latest.current = now;
      setState({ kind: 'there', kit: now });
    };
    return followKits(
      (event) => {
        if (event.kit === id && event.status !== 'generating') void read();
      },
      () => void read(),
    );
  }, [id, making]);

  const show = (now: Kit): void => {
    latest.current = now;
    setState({ kind: 'there', kit: now });
  };

  /** One thing after the other: a second press waits for the first, and works on what that one left. */
  const alone = <T>(work: (kit: Kit) => Promise<T>): Promise<T | null> => {
    const mine = turn.current.then(async () => {
      const kit = latest.current;
      if (kit === null) return null;
      try {
        return await work(kit);
      } catch (error) {
        await explain(error, kit.id, show);
        return null;
      }
    });
    turn.current = mine;
    return mine;
  };
  /** The same for work that says whether it succeeded. */
  const succeeds = async (work: (kit: Kit) => Promise<boolean>): Promise<boolean> => (await alone(work)) === true;
  const step = (way: 'undo' | 'redo') => (): void =>
    void alone(async ({ id: own, version, changes }) => {
      const change = way === 'undo' ? changes.find(({ undone }) => !undone) : changes.findLast(({ undone }) => undone);
      if (change === undefined) return;
      show(await call(`POST /api/kits/:kit/${way}`, { ids: { kit: own }, body: { version } }));
      toastSuccess(way === 'undo' ? history.didUndo(change.label) : history.didRedo(change.label));
    });

  const download = async (
    type: string,
    fetched: (ids: { readonly kit: string }) => Promise<{ readonly blob: Blob; readonly name: string }>,
    failure: string | null = null,
  ): Promise<void> => {
    if (id === null) return;
    const isSaved = await saveFiles(
      whenFree(() => fetched({ kit: id })),
      failure,
    );
    if (!isSaved || latest.current === null) return;
    // As the server counts it.
    const { downloads } = latest.current;
    show({ ...latest.current, downloads: { ...downloads, [type]: (downloads[type] ?? 0) + 1 } });
  };

  const actions: KitActions = {
    undo: step('undo'),
    redo: step('redo'),
    finish: (logo) =>
      succeeds(async ({ id: own, version, logos }) => {
        show(await call('POST /api/kits/:kit/finished', { ids: { kit: own }, body: { logo, version } }));
        toastSuccess(finishing.done(logos.findIndex(({ design }) => design.id === logo) + 1), finishing.doneText);
        return true;
      }),
    changeContact: async (contact) => {
      await alone(async ({ id: own, version }) => {
        show(await call('PUT /api/kits/:kit/contact', { ids: { kit: own }, body: { contact, version } }));
        toastSuccess(details.saved, details.savedText);
      });
    },
    changeHeadline: async (template, headline) => {
      let refused: unknown = null;
      const saved = await succeeds(async ({ id: own, version }) => {
        try {
          show(await call('PUT /api/kits/:kit/headlines', { ids: { kit: own }, body: { template, headline, version } }));
          return true;
        } catch (error) {
          if (!isRefusal(error, 'kit.headline_unsettable')) throw error;
          refused = error;
          return false;
        }
      });
      // Said beside its field.
      if (refused !== null) throw refused;
      return saved;
    },
    changeLook: async (look) => {
      await alone(async ({ id: own, version }) => {
        show(await call('PUT /api/kits/:kit/look', { ids: { kit: own }, body: { look, version } }));
        toastSuccess(applied.title, applied.text);
      });
    },
    regenerate: async (logo) => {
      await alone(async ({ id: own, version }) => {
        try {
          show(await call('POST /api/kits/:kit/regenerated', { ids: { kit: own }, body: { logo, version } }));
          toastSuccess(...regenerated);
        } catch (error) {
          // The server says why it refuses; what failed is told in the product's words (row M-12).
          if (!isRefusal(error, ...failures)) throw error;
          toastError(...regenerateFailed);
        }
      });
    },
    adopt: (logo, design) =>
      succeeds(async ({ id: own, version, logos }) => {
        show(await call('POST /api/kits/:kit/adopted', { ids: { kit: own }, body: { logo, design, version } }));
        toastSuccess(...adopted(results.logoOf(logos.findIndex((one) => one.design.id === logo) + 1)));
        return true;
      }),
    enhance: () =>
      succeeds(async ({ id: own, version, plan }) => {
        try {
          show(await call('POST /api/kits/:kit/enhancement', { ids: { kit: own }, body: { version } }));
        } catch (error) {
          return explainEnhancement(error);
        }
        toastSuccess(enhancing.done, plan === null ? '' : enhancing.doneText);
        void refreshSession();
        return true;
      }),
    previewRevision: (asked) =>
      alone(({ id: own, version }) =>
        call('POST /api/kits/:kit/revision-previews', { ids: { kit: own }, body: { ...asked, version } }),
      ),
    acceptRevision: (asked) =>
      succeeds(async ({ id: own, version }) => {
        show(await call('POST /api/kits/:kit/revised', { ids: { kit: own }, body: { ...asked, version } }));
        toastSuccess(...instantRevision.accepted);
        return true;
      }),
    downloadWhole: (logo) =>
      download('zip', async (ids) => {
        if (logo !== undefined) return call('POST /api/kits/:kit/archive', { ids, body: { logo } });
        // While its files are made, lines arrive, so the connection stays open.
        await filesOf(ids.kit);
        return call('GET /api/kits/:kit/archive', { ids });
      }),
    downloadPackage: (type) => download(type, (ids) => call('POST /api/kits/:kit/packages', { ids, body: { type } })),
    downloadFile: (path) =>
      download(
        path.split('.').at(-1) ?? '',
        (ids) => call('POST /api/kits/:kit/files', { ids, body: { path } }),
        path.startsWith('social/') ? kitFiles.templates.downloadFailed : null,
      ),
    share: () =>
      alone(async (known) => {
        const made = await call('POST /api/kits/:kit/shares', { ids: { kit: known.id } });
        show({ ...known, shares: [{ id: made.id, createdAt: new Date().toISOString() }, ...known.shares] });
        toastSuccess(sharing.made);
        return made;
      }),
    unshare: (share) =>
      succeeds(async (known) => {
        await call('DELETE /api/kits/:kit/shares/:share', { ids: { kit: known.id, share } });
        show({ ...known, shares: known.shares.filter(({ id: link }) => link !== share) });
        toastSuccess(sharing.revoked, sharing.revokedText);
        return true;
      }),
  };
  return { state, load, actions };
}

/** Says why no texts were written, in the product’s words (row I-01). Other refusals are thrown on. */
function explainEnhancement(error: unknown): false {
  if (isRefusal(error, 'enhancement.premium')) toastError(enhancing.premium, error.message);
  else if (isRefusal(error, 'request.rate_limited')) toastError(enhancing.failed[0], error.message);
  else if (isRefusal(error, ...failures)) toastError(...enhancing.failed);
  else throw error;
  return false;
}

async function explain(error: unknown, id: string, show: (kit: Kit) => void): Promise<void> {
  if (redirectedToLogin(error, toasts.signIn)) return;
  if (!isRefusal(error, 'kit.changed')) return toastError(history.failed, error instanceof Error ? error.message : '');
  // Changed in another tab: what is true now is shown before anything is tried again.
  await call('GET /api/kits/:kit', { ids: { kit: id } }).then(show, () => {});
  toastError(history.changed, history.changedText);
}
