import { createHash } from 'node:crypto';
import type { BrandData } from '@brandwright/contract';
import type { OrderRow } from '@brandwright/data';
import type { Brief, Customization, Design, EngineFault, Result } from '@brandwright/engine';
import { asDesigned, EngineError, inOwnOrder, parseBrief, parseCustomization, readDesign } from '@brandwright/engine/documents';
import { inRequestTerms } from '../logos/request-names.ts';

/** What a kit is made of, parsed and validated. */
export interface Brand {
  readonly brief: Brief;
  /** Null: the engine's first choice. */
  readonly design: Design | null;
  /** Null: unedited. */
  readonly customization: Customization | null;
  /** What lists and pages show, in the buyer's own words. */
  readonly facts: {
    readonly businessName: string;
    readonly industry: string;
    readonly personalityTraits: Readonly<Record<string, unknown>>;
    readonly colorPalette: Readonly<Record<string, unknown>>;
  };
}

/** Reads the wizard's data. Throws the first fault as EngineError, in the request's field names. */
export function readBrand(data: BrandData): Brand {
  const { businessName, industry = '', personality = '', slogan = '', description = '' } = data;
  const { fontStyle = '', iconPlacement = '', designTheme = '', quizAnswers = {}, shows, selectedLogo, logoCustomization } = data;
  const style = data.styleDirection || data.style || '';
  const colors = data.colorPreference || data.colors || '';
  const given = { name: businessName, slogan, description, industry, personality, style, fontStyle, colors, iconPlacement };
  const brief = taken(parseBrief({ ...given, theme: designTheme, quiz: quizAnswers, shows }));
  const design = selectedLogo ? inOwnOrder(taken(readDesign(selectedLogo, 'selectedLogo'))) : null;
  if (design !== null && design.name !== brief.name)
    throw new EngineError({
      code: 'design.invalid',
      field: 'selectedLogo',
      received: design.name,
      allowed: brief.name,
      message: 'selectedLogo: This logo was drawn for a different name.',
    });
  if (design?.genome.traced !== undefined)
    throw new EngineError({
      code: 'design.foreign',
      field: 'selectedLogo',
      received: design.id,
      message: 'selectedLogo: An icon drawn by an AI model can only be used in a kit.',
    });
  const settings = logoCustomization ? taken(parseCustomization(logoCustomization)) : null;
  const changed = settings !== null && JSON.stringify(settings) !== JSON.stringify(asDesigned);
  return {
    brief,
    design,
    customization: changed ? settings : null,
    facts: {
      businessName: brief.name,
      industry: brief.industry,
      personalityTraits: { personality, style },
      colorPalette: { colors },
    },
  };
}

/** The wizard's data as an order stores it: the chosen logo has the id that it still has when a `jsonb` column has sorted its fields (H24-01). */
export const storedBrand = (data: BrandData, { design }: Pick<Brand, 'design'>): BrandData =>
  design === null || !data.selectedLogo ? data : { ...data, selectedLogo: { ...data.selectedLogo, id: design.id } };

/**
 * The brand stored with an order, validated when checkout began, perhaps by an older version. Null if there
 * is none or it can no longer be read.
 */
export function keptBrand({ brandData }: Pick<OrderRow, 'brandData'>): Brand | null {
  if (brandData === null) return null;
  try {
    return readBrand(brandData as Parameters<typeof readBrand>[0]);
  } catch {
    return null;
  }
}

function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new EngineError(inRequestTerms(result.faults[0] as EngineFault));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Key of a brand, independent of the order of its fields. It covers the whole design, because an id covers the main
 * drawing alone: another's purchase of a forged one would be taken for it (H22-02).
 */
export const brandKeyOf = ({ brief, design, customization }: Brand): string =>
  hash(JSON.stringify([brief, design, customization]));

/** Key of a purchase: plan, brand, price, currency and mode. */
export const purchaseKeyOf = (terms: {
  readonly plan: string;
  readonly brandKey: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly test: boolean;
}): string => hash(JSON.stringify([terms.plan, terms.brandKey, terms.amount, terms.currency, terms.test]));
