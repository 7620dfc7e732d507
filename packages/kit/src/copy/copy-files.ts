import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { oneLine } from '../files/plain-line.ts';
import { type Enhancement, provenanceOf } from './enhancement.ts';
import { markdownText } from './markdown-text.ts';
import { networks } from './networks.ts';

/** The folder `copy/`: the brand’s texts for whoever writes for it, and social media bios to paste. Empty if none were written. */
export function copyFiles({ design, enhancement }: Brand): readonly KitFile[] {
  if (enhancement === null) return [];
  const name = oneLine(design.name);
  return [
    { path: 'copy/brand-copy.md', kind: 'text', text: () => brandCopy(name, enhancement) },
    { path: 'copy/profile-bios.txt', kind: 'text', text: () => profileBios(name, enhancement) },
  ];
}

function brandCopy(name: string, texts: Enhancement): string {
  const { targetAudience: audience, brandVoice: voice, bios } = texts;
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${markdownText(line)}`).join('\n');
  const sections: readonly (readonly [title: string, text: string])[] = [
    ['Brand story', markdownText(texts.brandStory)],
    ['Mission', markdownText(texts.missionStatement)],
    ['In one sentence', markdownText(texts.elevator)],
    ['Taglines', list(texts.taglines)],
    [
      'Target audience',
      [
        markdownText(audience.primary),
        `**Demographics:** ${markdownText(audience.demographics)}`,
        `**Interests and values:** ${markdownText(audience.psychographics)}`,
      ].join('\n\n'),
    ],
    ['Voice', `${markdownText(voice.tone)}\n\n${list(voice.personality)}`],
    ['Color psychology', markdownText(texts.colorPsychology)],
    ['Marketing tips', list(texts.marketingTips)],
    ['Social media bios', networks.map(({ key, name }) => `**${name}:** ${markdownText(bios[key])}`).join('\n\n')],
  ];
  const written = sections.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`);
  return `${[`# ${markdownText(name)}`, ...written, `_${provenanceOf(texts)} Check every statement before you publish it._`].join('\n\n')}\n`;
}

function profileBios(name: string, texts: Enhancement): string {
  const title = `Social media bios for ${name}`;
  const parts = networks.map(({ key, name, limit }) => `${name} (up to ${limit} characters)\n\n${texts.bios[key]}`);
  return `${[`${title}\n${'='.repeat(Math.min(72, [...title].length))}`, ...parts, provenanceOf(texts)].join('\n\n\n')}\n`;
}
