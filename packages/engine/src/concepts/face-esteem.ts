/**
 * What logos in a face got from ten blind readers, 1 to 5: means over 672 logos of the sixth to tenth reading (docs/decisions/0023)
 * of faces that stood in six or more, drawn towards the mean of all as if eight usual ones had been seen besides. A face's mark,
 * style and colours are in it as well: it may lean the choice of a face, never decide it.
 */
const means: Readonly<Record<string, number>> = {
  'alegreya-700': 3.13,
  'arima-600': 3.41,
  'besley-700': 2.98,
  'bodoni-moda-500i': 3.09,
  'bricolage-grotesque-700': 3.29,
  'calistoga-400': 3.34,
  'commissioner-700': 3.27,
  'dela-gothic-one-400': 3.3,
  'epilogue-800': 3.0,
  'familjen-grotesk-600': 2.93,
  'fraunces-600': 3.07,
  'fraunces-600i': 3.44,
  'funnel-display-600': 2.94,
  'gabarito-600': 3.29,
  'geologica-700': 3.16,
  'gfs-didot-400': 3.08,
  'gloock-400': 3.25,
  'golos-text-600': 2.92,
  'hanken-grotesk-700': 2.96,
  'host-grotesk-600': 3.22,
  'instrument-sans-600': 2.9,
  'instrument-serif-400': 2.99,
  'jost-500': 3.13,
  'kalnia-500': 3.27,
  'league-spartan-700': 3.15,
  'literata-600': 3.13,
  'lora-600': 3.52,
  'manrope-700': 3.1,
  'noto-serif-display-600': 3.19,
  'onest-600': 3.14,
  'prata-400': 3.19,
  'red-hat-display-700': 3.11,
  'schibsted-grotesk-700': 3.01,
  'sofia-sans-extra-condensed-800': 2.92,
  'space-grotesk-600': 3.16,
  'spectral-500': 2.95,
  'syne-600': 3.07,
  'urbanist-600': 3.11,
  'work-sans-600': 2.96,
  'young-serif-400': 3.24,
};

/** Mean of all those logos. */
const usual = 3.13;

/** How much better or worse than the usual logo readers found those in this face, in points of their scale; 0 for what they hardly saw. */
export const faceEsteem = (id: string): number => (means[id] ?? usual) - usual;
