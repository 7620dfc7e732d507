import { type BrandCopy, bioLimits } from '@brandwright/copy';

/** A network that has a profile text. */
interface Network {
  readonly key: keyof BrandCopy['bios'];
  readonly name: string;
  /** Most characters of its profile text. */
  readonly limit: number;
}

/** Networks in display order. */
export const networks: readonly Network[] = [
  { key: 'instagram', name: 'Instagram', limit: bioLimits.instagram },
  { key: 'facebook', name: 'Facebook', limit: bioLimits.facebook },
  { key: 'linkedin', name: 'LinkedIn', limit: bioLimits.linkedin },
  { key: 'twitter', name: 'Twitter', limit: bioLimits.twitter },
  { key: 'youtube', name: 'YouTube', limit: bioLimits.youtube },
  { key: 'pinterest', name: 'Pinterest', limit: bioLimits.pinterest },
];
