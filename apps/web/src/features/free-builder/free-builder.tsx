import type { FreeFormat } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import { useState } from 'react';
import { UsageTracker } from '../../components/usage-tracker.tsx';
import type { FreeChoices } from '../../draft/brand-draft.ts';
import { patchDraft, useDraft } from '../../draft/draft.ts';
import { isLimitReached } from '../../session/logo-limit.ts';
import { useSession, visitor } from '../../session/session.ts';
import { BuilderBar } from './builder-bar.tsx';
import { BusinessDetails } from './business-details.tsx';
import { DesignOptions } from './design-options.tsx';
import { DownloadOptions } from './download-options.tsx';
import './free-builder.css';
import { choicesOf } from './free-choices.ts';
import { LivePreview } from './live-preview.tsx';
import { Upsell } from './upsell.tsx';
import { useDownload } from './use-download.ts';
import { useFreePicture } from './use-free-picture.ts';

/** A logo from given parts, without AI (rows F). Name and slogan are the draft's, so that they came from the home page and go on to the wizard. */
export function FreeBuilder() {
  const draft = useDraft();
  const session = useSession() ?? visitor;
  const [format, setFormat] = useState<FreeFormat>('zip');
  const choices = draft === null ? null : choicesOf(draft);
  const design: FreeDesign | null =
    draft === null || choices === null ? null : { businessName: draft.businessName, slogan: draft.slogan, ...choices };
  const drawn = useFreePicture(design);
  const download = useDownload(design, format, session);
  const choose = (some: Partial<FreeChoices>): void => {
    if (choices !== null) patchDraft({ freeDesign: { ...choices, ...some } });
  };

  return (
    <div className="free-builder">
      <BuilderBar />
      <LivePreview design={design} drawn={drawn} />
      <div className="controls">
        <BusinessDetails design={design} trouble={drawn.trouble} />
        <DesignOptions design={design} drawn={drawn} choose={choose} />
      </div>
      <div className="band">
        <DownloadOptions
          name={design?.businessName ?? ''}
          format={format}
          setFormat={setFormat}
          download={download}
          atLimit={isLimitReached(session)}
        />
        <UsageTracker session={session} upgrade />
        <Upsell />
      </div>
    </div>
  );
}
