import type { SharedKit } from '@brandwright/contract';
import type { KitRow } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { colorsOfText } from '@brandwright/engine/documents';
import { brandColors, looksLike, rolesOf } from '@brandwright/kit/documents';
import { enhancementOf } from '../kits/kit-document.ts';
import { facts } from '../kits/kit-view.ts';

const roles = ['primary', 'secondary', 'accent', 'ink', 'paper', 'dark'] as const;

/**
 * The palette of a design as its owner sees it: the colors of the logo by their paints, then the others. Of a kit that has only
 * a text, the colors that it names (row Y-05).
 */
function colorsOf(text: string, lead: Design | null): SharedKit['colors'] {
  if (lead === null) return colorsOfText(text).map((hex, i) => ({ role: roles[i] ?? 'accent', hex, isLogo: false }));
  const { paints } = lead.scheme;
  const painted = rolesOf(lead.scene).map((role) => ({ role, hex: paints[role] }));
  const ground = paints.ground === null ? [] : [{ role: 'ground', hex: paints.ground }];
  const logo = [...painted, ...ground].map((color) => ({ ...color, isLogo: true }));
  const others = brandColors(lead).filter(({ hex }) => !logo.some((one) => looksLike(one.hex, hex)));
  return [...logo, ...others.map(({ role, hex }) => ({ role, hex, isLogo: false }))];
}

/** The typefaces that a design sets its name and its slogan in. */
function facesOf({ genome, scene }: Design): SharedKit['faces'] {
  const isSaid = scene.shapes.some(({ part }) => part === 'slogan');
  return { name: genome.face, slogan: isSaid ? genome.partners.slogan : null };
}

function voiceOf(row: KitRow): SharedKit['voice'] {
  const texts = enhancementOf(row);
  if (texts === null) return null;
  const { brandStory: story, missionStatement: mission, brandVoice, writer } = texts;
  return { story, mission, ...brandVoice, writer };
}

/** A kit as a link shows it: who owns it is not among it. */
export function sharedView(row: KitRow, lead: Design | null): Omit<SharedKit, 'feedback'> {
  const { personality, style, colors } = facts(row);
  return {
    businessName: row.businessName,
    industry: row.industry,
    personality,
    style,
    colors: colorsOf(colors, lead),
    designs: [...row.logoVariants],
    faces: lead === null ? null : facesOf(lead),
    voice: voiceOf(row),
  };
}
