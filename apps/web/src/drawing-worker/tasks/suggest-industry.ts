import { type SuggestedIndustry, suggestIndustry } from '@brandwright/engine';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** The industry that a brief’s texts suggest, whatever was chosen. */
export async function suggestIndustryTask({ brief }: { readonly brief: BriefInput }): Promise<SuggestedIndustry | null> {
  const { letters: name, description } = readBrief(brief);
  return suggestIndustry({ name, description });
}
