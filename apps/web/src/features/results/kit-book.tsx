import type { Kit } from '@brandwright/contract';
import { Circle, CircleCheck, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useShortcuts } from '../../components/browser/use-shortcuts.ts';
import { dayOf } from '../../components/day.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { kitFiles } from '../../content/kit-files.ts';
import { results } from '../../content/results.ts';
import { AiLogos } from './ai-logos.tsx';
import { BrandPage } from './brand-page.tsx';
import { CanvaCard } from './canva-card.tsx';
import { Changes } from './changes.tsx';
import { Chapter, type ChapterKey } from './chapter.tsx';
import { checklistOf } from './checklist.ts';
import type { Inks } from './color-format.ts';
import { ContactDetails } from './contact-details.tsx';
import { Cover } from './cover.tsx';
import { Customize } from './customize.tsx';
import { Downloads } from './downloads.tsx';
import { Enhancement } from './enhancement.tsx';
import { Feedback } from './feedback.tsx';
import { FilesWait } from './files-wait.tsx';
import { GuidelinesCard } from './guidelines-card.tsx';
import { History, Steps } from './history.tsx';
import { Logos } from './logos.tsx';
import { SaveButton } from './save-button.tsx';
import { Sharing } from './sharing.tsx';
import { Templates } from './templates.tsx';
import type { KitActions } from './use-kit.ts';
import { type FilesState, lastMade, useKitFiles } from './use-kit-files.ts';
import { useKitLogos } from './use-kit-logos.ts';
import './kit-book.css';

interface Props {
  readonly kit: Kit;
  /** Null for the sample, which is nobody's. */
  readonly actions: KitActions | null;
}

const nothing = (): void => {};

/** A kit on one page, like a brand book (rows M). */
export function KitBook({ kit, actions }: Props) {
  const logos = useKitLogos(kit);
  const made = useKitFiles(kit, actions !== null);
  const files = actions === null ? null : made;
  const { businessName: name, status } = kit;
  const chapters = (Object.keys(results.sections) as ChapterKey[]).filter(
    (key) => actions !== null || (key === 'professional' ? hasAiLogos(kit) : key !== 'history' && key !== 'sharing'),
  );
  useShortcuts(actions?.undo ?? nothing, actions?.redo ?? nothing);
  useEffect(() => {
    document.title = `${results.title(name)} · Brandwright`;
  }, [name]);
  // What an address points at was not there yet when the browser looked for it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <KitHead kit={kit} actions={actions} />
      <Cover logo={logos[0]} name={name} status={status} inks={inksOf(files)} />
      <div className="body">
        <nav aria-label={results.index}>
          <ul>
            {chapters.map((key) => (
              <li key={key}>
                <a href={`#${key}`}>{results.sections[key]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <KitChapters kit={kit} actions={actions} logos={logos} files={files} />
      </div>
    </>
  );
}

/** Of the samples, the first has AI logos. */
const hasAiLogos = ({ id }: Kit): boolean => id === 'sample';

const none: Inks = {};
const inksOf = (files: FilesState | null): Inks => (files === null ? none : (lastMade(files)?.contents.inks ?? none));

function KitHead({ kit, actions }: Props) {
  const { businessName: name, status, changes, createdAt, updatedAt } = kit;
  return (
    <div className="head">
      <h1>
        <bdi>{name}</bdi> <span>{results.titleEnd}</span>
      </h1>
      {actions === null ? (
        <p className="said">{results.sample.note}</p>
      ) : (
        <p className="said dates">
          <StatusBadge status={status} />
          <span>
            {results.created} <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </span>
          <span>
            {results.updated} <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
          </span>
        </p>
      )}
      {kit.failure === null ? null : (
        <p className="said">
          {results.failure[kit.failure]} <a href="/orders">{results.toOrders}</a>
        </p>
      )}
      {actions === null ? (
        <div className="does">
          <a className="button main" href="/">
            {results.sample.create}
          </a>
        </div>
      ) : (
        <div className="does">
          <Steps changes={changes} actions={actions} />
          <a className="button quiet" href="#sharing">
            <Share2 aria-hidden="true" />
            {results.sections.sharing}
          </a>
          {kit.plan !== null && status === 'completed' ? (
            <SaveButton label={results.downloadAll} save={actions.downloadWhole} main />
          ) : null}
        </div>
      )}
    </div>
  );
}

interface KitChaptersProps extends Props {
  readonly logos: ReturnType<typeof useKitLogos>;
  /** Null for the sample, which has no files. */
  readonly files: FilesState | null;
}

function KitChapters({ kit, actions, logos, files }: KitChaptersProps) {
  const { businessName: name, status, changes, shares, downloads } = kit;
  const made = files === null ? null : lastMade(files);
  return (
    <div className="chapters">
      <DesignChapters kit={kit} actions={actions} logos={logos} files={files} />
      <Chapter of="enhancement">
        <Enhancement kit={kit} logos={logos} enhance={actions?.enhance ?? null} />
      </Chapter>
      <Chapter of="logos">
        <Logos
          logos={logos}
          name={name}
          status={status}
          files={actions === null || kit.plan === null || status !== 'completed' ? null : { kit, actions }}
          editor={<CanvaCard kit={actions === null ? null : kit} />}
          guidelines={<GuidelinesCard files={files} save={actions?.downloadFile ?? null} />}
        />
      </Chapter>
      <Chapter of="downloads">
        <p className="said">{results.downloadsText}</p>
        {actions === null || kit.plan === null ? null : <ContactDetails contact={kit.contact} save={actions.changeContact} />}
        {files === null ? null : <FilesWait files={files} />}
        {actions !== null && files?.kind === 'ready' ? <Downloads contents={files.contents} actions={actions} /> : null}
        <DownloadCounts counts={downloads} />
        <Changes kit={kit} actions={actions} />
      </Chapter>
      <Chapter of="social">
        <p className="said">
          {results.socialText} {made === null ? '' : kitFiles.templates.edit}
        </p>
        {files === null ? null : <FilesWait files={files} />}
        {actions === null || files === null || made === null ? null : (
          <Templates kit={kit} made={made} share={files.kind === 'making' ? files.share : null} actions={actions} />
        )}
      </Chapter>
      <Chapter of="checklist">
        <Checklist kit={kit} />
      </Chapter>
      {actions === null ? null : (
        <>
          <Chapter of="history">
            <History changes={changes} actions={actions} />
          </Chapter>
          <Chapter of="sharing">
            <Sharing shares={shares} actions={actions} />
            <Feedback kit={kit.id} logos={logos} />
            <BrandPage kit={kit.id} isPaid={kit.plan !== null && status === 'completed'} />
          </Chapter>
        </>
      )}
    </div>
  );
}

/** What changes the designs themselves. */
function DesignChapters({ kit, actions, logos, files }: KitChaptersProps) {
  return (
    <>
      <Chapter of="customize">
        <Customize
          kit={kit}
          logos={logos}
          inks={inksOf(files)}
          change={actions?.changeLook ?? null}
          regenerate={actions?.regenerate ?? null}
        />
      </Chapter>
      {actions === null && !hasAiLogos(kit) ? null : (
        <Chapter of="professional">
          <AiLogos kit={kit} logos={logos} adopt={actions?.adopt ?? null} />
        </Chapter>
      )}
    </>
  );
}

function DownloadCounts({ counts }: { readonly counts: Kit['downloads'] }) {
  const some = Object.entries(counts);
  if (some.length === 0) return null;
  return (
    <p className="said">
      {results.downloadsSoFar}: {some.map(([type, n]) => `${type.toUpperCase()} ${n}×`).join(', ')}
    </p>
  );
}

function Checklist({ kit }: { readonly kit: Kit }) {
  return (
    <ul className="checklist">
      {checklistOf(kit).map(({ label, done, note }) => (
        <li key={label} data-done={done ? '' : undefined}>
          {done ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
          <span>{label}</span>
          <span className="note">{note ?? (done ? results.states.done : results.states.none)}</span>
        </li>
      ))}
    </ul>
  );
}
