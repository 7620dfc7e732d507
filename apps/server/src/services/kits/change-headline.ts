import { changeKit, type KitRow, type PersonScope } from '@brandwright/data';
import { canSetLine } from '@brandwright/engine/documents';
import type { TemplateKey } from '@brandwright/kit';
import { plainHeadlines } from '@brandwright/kit/documents';
import { refuse } from '../../http/problem-error.ts';

/**
 * Use case: its owner changes the headline of a template, or gives it back its own (T-02). The kit is locked. Refusals:
 * `kit.headline_unsettable`.
 */
export async function changeHeadline(
  scope: PersonScope,
  kit: KitRow,
  template: TemplateKey,
  headline: string | null,
): Promise<KitRow> {
  const { [template]: before, ...others } = kit.headlines;
  const { [template]: after } = plainHeadlines(headline === null ? {} : { [template]: headline });
  if (after === before) return kit;
  if (after !== undefined && !canSetLine(after)) refuseLine(after);
  const headlines = after === undefined ? others : { ...others, [template]: after };
  return changeKit(scope, kit, after === undefined ? 'Headline changed back' : `Headline changed to “${after}”`, { headlines });
}

/** Names the characters that no font has. A line whose scripts no single font has is named as a whole. */
function refuseLine(line: string): never {
  const missing = [...new Set([...line.replace(/\s/gu, '')].filter((char) => !canSetLine(char)))];
  const message = `Our fonts don’t include ${missing.map((char) => `“${char}”`).join(', ')}. Please leave ${missing.length === 1 ? 'it' : 'them'} out.`;
  return refuse('kit.headline_unsettable', {
    field: 'headline',
    received: line,
    ...(missing.length === 0 ? {} : { message }),
    allowed: 'letters, numbers and punctuation that our fonts include',
  });
}
