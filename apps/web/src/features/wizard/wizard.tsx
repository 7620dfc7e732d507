import { lazy, Suspense, useEffect } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { dismissToasts } from '../../components/toasts/toast.ts';
import { wizard } from '../../content/wizard.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { useDraft } from '../../draft/draft.ts';
import { preloadWorker } from '../../drawing-worker/client.ts';
import { BrandPreview } from './brand-preview.tsx';
import { Kept } from './kept.tsx';
import { MarketStep } from './market-step.tsx';
import { NameStep } from './name-step.tsx';
import { QuizStep } from './quiz-step.tsx';
import type { StepProps } from './step-props.ts';
import { lastStep, questions, quizStep } from './steps.ts';
import { StyleStep } from './style-step.tsx';
import { useAccountDraft } from './use-account-draft.ts';
import { useDrawing } from './use-drawing.ts';
import { type Place, usePlace } from './use-place.ts';
import './wizard.css';

const loadGallery = () => import('../gallery/gallery.tsx');
const loadEditor = () => import('../editor/editor.tsx');
const Gallery = lazy(async () => ({ default: (await loadGallery()).Gallery }));
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));
const ReviewStep = lazy(async () => ({ default: (await import('./review-step.tsx')).ReviewStep }));

/** Seven steps from a name to a kit (rows W). */
export function Wizard() {
  const draft = useDraft();
  useAccountDraft();
  const { place, go, back } = usePlace(draft);
  const { step, question } = place;
  const named = draft !== null && draft.businessName.trim() !== '';
  const chosen =
    draft !== null && step === lastStep && draft.selectedLogo !== null
      ? { design: draft.selectedLogo, brief: briefOf(draft), customization: draft.logoCustomization }
      : null;
  const preview = useDrawing('preview', named && step <= 4 ? { brief: briefOf(draft) } : null);
  const portrait = useDrawing('portrait', chosen);
  // Drawn one step ahead, and after the preview: what is in view comes first.
  const asking = named && draft.industry !== '' && step >= 2 && step <= 4;
  const about = asking ? { brief: { name: draft.businessName.trim(), industry: draft.industry } } : null;
  const themes = useDrawing('themeExamples', step === 2 ? about : null, preview.current);
  const examples = useDrawing('examples', about, preview.current && themes.current);

  useEffect(() => {
    // At the first sign of somebody: what draws is four times as heavy as the rest of the page.
    const used = new AbortController();
    const preload = (): void => {
      used.abort();
      preloadWorker();
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(sign, preload, { signal: used.signal, passive: true });
    return () => used.abort();
  }, []);
  useEffect(() => {
    if (step === 4) void Promise.all([loadGallery(), loadEditor()]);
  }, [step]);

  const onBack = () => back(placeBefore(place));
  const onNext = () => go(placeAfter(place));
  const onContinue = () => {
    dismissToasts();
    onNext();
  };

  if (draft !== null && (step === 5 || step === 6)) {
    return (
      <Suspense fallback={<Loading step={step} />}>
        {step === 5 ? <Gallery onBack={onBack} onContinue={onContinue} /> : <Editor onBack={onBack} onNext={onNext} />}
      </Suspense>
    );
  }

  const drawing = step === lastStep ? portrait : preview;
  const props: StepProps | null = draft && { draft, drawing, examples: examples.drawn, themes: themes.drawn, onBack, onNext };
  return (
    <div className="wizard">
      <BrandPreview draft={draft} drawing={drawing} step={step} />
      <header className="top">
        <a className="brand" href="/" aria-label="Brandwright, home">
          <BrandMark />
          Brandwright
        </a>
        {draft === null ? null : <Kept draft={draft} onClear={() => go({ step: 1, question: 1 })} />}
      </header>
      {props === null ? (
        <Waiting />
      ) : step === 1 ? (
        <NameStep {...props} />
      ) : step === 2 ? (
        <MarketStep {...props} />
      ) : step === quizStep ? (
        <QuizStep key={question} {...props} question={question} />
      ) : step === 4 ? (
        <StyleStep {...props} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <ReviewStep {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** One screen back; from the quiz's first question out of it. */
const placeBefore = ({ step, question }: Place): Place =>
  step === quizStep && question > 1
    ? { step, question: question - 1 }
    : { step: step - 1, question: step - 1 === quizStep ? questions.length : 1 };

const placeAfter = ({ step, question }: Place): Place =>
  step === quizStep && question < questions.length ? { step, question: question + 1 } : { step: step + 1, question: 1 };

/** A step in its final boxes until it is known which it is. */
function Waiting() {
  return (
    <div className="step" aria-busy="true">
      <div className="content">
        <h1 className="visually-hidden">{wizard.name}</h1>
        <div className="waiting title" />
        <div className="waiting lead" />
        <div className="waiting field" />
        <div className="waiting area" />
        <noscript>
          <p>Your logo is drawn in your browser. Turn on JavaScript to begin.</p>
        </noscript>
      </div>
      <div className="bar" />
    </div>
  );
}

/** The whole window while the gallery or the editor is on its way. */
function Loading({ step }: { readonly step: 5 | 6 }) {
  return (
    <div className="step-loading" aria-busy="true">
      <h1>{wizard.steps[step - 1]?.title}</h1>
      <div className="waiting" />
    </div>
  );
}
