import type { GenerateLogoRequest } from '@brandwright/contract';
import { keywordsOf } from '../../draft/keywords.ts';
import type { LogoAsk } from '../../drawing-worker/tasks/generate-logo.ts';

/** Ids that one call to the server may exclude. */
const excludable = 64;

/** The body of a generate call for one variation (row W-14): what was answered under the seeds' names, with the keywords of the description. */
export function generateBody({ brief, slot, round, exclude }: LogoAsk): GenerateLogoRequest {
  const { name: businessName, quiz: quizAnswers, theme: designTheme, ...same } = brief;
  const written = Object.entries({ ...same, businessName, quizAnswers, designTheme }).filter(([, value]) => value !== '');
  const keywords = typeof brief.description === 'string' ? [...keywordsOf(brief.description)] : [];
  return {
    ...Object.fromEntries(written),
    businessName,
    ...(keywords.length === 0 ? {} : { keywords }),
    slot,
    round,
    exclude: exclude.slice(-excludable),
    variations: 1,
  };
}
