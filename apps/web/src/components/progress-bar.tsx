import './progress-bar.css';

/** How far something is that is done elsewhere: what is being done, and its share of the whole. `progress` is 0–1. */
export function ProgressBar({ step, progress }: { readonly step: string; readonly progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <div className="progress-bar">
      <p>
        <span>{step}</span> <span aria-hidden="true">{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-label={step} />
    </div>
  );
}
