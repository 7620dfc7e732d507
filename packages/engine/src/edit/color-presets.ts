import type { Hex } from '../scene/scene.ts';

/** Colors a person may take with one press. */
export interface ColorPreset {
  readonly name: string;
  readonly primaryColor: Hex;
  readonly secondaryColor: Hex;
  readonly backgroundColor: Hex;
}

/** Eight, the product's default pair first. In the other seven both inks keep 4.5:1 on their ground, so that a slogan may stand in either. */
export const colorPresets: readonly ColorPreset[] = [
  { name: 'Navy and sky', primaryColor: '#1A365D', secondaryColor: '#4299E1', backgroundColor: '#FFFFFF' },
  { name: 'Forest and moss', primaryColor: '#1E4634', secondaryColor: '#57742B', backgroundColor: '#F5F3EA' },
  { name: 'Terracotta and charcoal', primaryColor: '#2B2523', secondaryColor: '#B4492A', backgroundColor: '#FBF4EC' },
  { name: 'Plum and rose', primaryColor: '#4A1D4B', secondaryColor: '#B93A68', backgroundColor: '#FCF3F4' },
  { name: 'Teal and coral', primaryColor: '#0B4F55', secondaryColor: '#C24A3B', backgroundColor: '#F3F8F6' },
  { name: 'Black on white', primaryColor: '#111111', secondaryColor: '#5C5C5C', backgroundColor: '#FFFFFF' },
  { name: 'Cream and gold on midnight blue', primaryColor: '#F6EEDC', secondaryColor: '#E0B050', backgroundColor: '#14213A' },
  { name: 'White on ultramarine', primaryColor: '#FFFFFF', secondaryColor: '#FFDB70', backgroundColor: '#2F3FBF' },
];
