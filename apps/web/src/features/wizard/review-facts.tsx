import { review } from '../../content/review.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { colorLine, styleLine } from './brand-facts.tsx';
import type { Preview } from './preview.ts';
import { answersOf } from './quiz-result.tsx';
import { EditLink } from './review-logo.tsx';

const { rows } = review;

/** Every answer with the way back to it. */
export function ReviewFacts({ draft, preview }: { readonly draft: BrandDraft; readonly preview: Preview | null }) {
  const facts: readonly (readonly [what: string, value: string, step: number])[] = [
    [rows.name, draft.businessName.trim(), 1],
    [rows.description, draft.description.trim(), 1],
    [rows.industry, draft.industry, 2],
    [rows.theme, draft.designTheme, 2],
    [rows.personality, `${draft.personality} (${answersOf(draft)})`, 3],
    [rows.style, styleLine(draft), 4],
    [rows.colors, colorLine(draft, preview), 4],
    [rows.placement, draft.iconPlacement.charAt(0).toUpperCase() + draft.iconPlacement.slice(1), 4],
    [rows.slogan, draft.slogan.trim(), 4],
    [rows.customization, draft.logoCustomization === null ? review.asDrawn : review.customized, 6],
  ];
  return (
    <section>
      <h2>{review.facts}</h2>
      <dl className="chosen">
        {facts.map(([what, value, step]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <bdi>{value === '' ? review.none : value}</bdi>
            </dd>
            <dd>
              <EditLink step={step} what={what} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
