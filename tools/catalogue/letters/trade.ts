/**
 * Pieces that several letters of the trades share: what a thing is told by, stems that are a thing (their right edge is x = 40),
 * and what is left of a letter beside such a stem (from x = 53) or around a thing in its counter.
 */

export const boxed = { cube: 1, package: 0.95, warehouse: 0.6, stone: 0.5, puzzle: 0.4 };
export const pixelled = { pixel: 1, data: 0.8, code: 0.7, chip: 0.6, game: 0.5 };
export const caring = { care: 1, heart: 1, medicine: 0.85, wedding: 0.6, family: 0.5, child: 0.5 };
export const healing = { medicine: 1, pharmacy: 1, care: 0.9, dose: 0.6 };
export const bagged = { bag: 1, store: 0.9, fashion: 0.4, market: 0.5 };
export const grown = { growth: 1, capital: 0.8, marketing: 0.7, data: 0.4, path: 0.5 };
export const pillared = { column: 1, capital: 0.9, law: 0.9, architecture: 0.7, insurance: 0.5 };
export const penned = { pen: 1, school: 0.9, design: 0.9, art: 0.7, signature: 0.5, print: 0.5 };
export const guiding = { compass: 1, travel: 0.7, path: 0.6, place: 0.4 };
export const housed = { house: 1, estate: 1, roof: 0.9, cabin: 0.8, building: 0.5 };
export const lifting = { gym: 1, strength: 1, body: 0.5, boxing: 0.3 };
export const dining = { restaurant: 1, kitchen: 0.9, noodles: 0.5 };
export const reaped = { grain: 1, bread: 0.9, farm: 0.8, beer: 0.5, market: 0.4 };

/** Stems that are a thing. */
export const pixelStem = ['fill M0 0H40V40H0ZM0 53.3H40V93.3H0ZM0 106.7H40V146.7H0ZM0 160H40V200H0Z'];
export const pencilStem = ['fill M0 0H40V24H0ZM0 37H40V150H0ZM0 163H40L20 212Z'];
export const columnStem = ['fill M-24 0H40V30H-24ZM-24 170H40V200H-24Z', 'fill M-16 43H2V157H-16ZM14 43H32V157H14Z'];
export const barbellStem = ['fill M-16 0H28V20H40V50H20V150H40V180H28V200H-16V180H-28V150H-8V50H-28V20H-16Z'];
export const earStem = [
  'fill M2 20C20 4 20 -8 2 -24C-16 -8 -16 4 2 20Z',
  'leaf 6 84 38 18 15',
  'leaf -2 84 -34 18 15',
  'leaf 6 136 38 70 15',
  'leaf -2 136 -34 70 15',
  'leaf 6 188 38 122 15',
  'leaf -2 188 -34 122 15',
  'fill M-6 176H10V212H-6Z',
];
export const needleStem = ['fill M12 -24L40 93.5H-16Z', 'fill M-16 106.5H40L12 224Z'];

/** Letters without the stem that a thing is. */
export const bowlD = 'line M53 20H84A80 80 0 0 1 84 180H53';
export const arms = 'fill M53 0H150V40H53ZM53 80H140V120H53ZM53 160H150V200H53Z';
export const armsF = 'fill M53 0H160V40H53ZM53 84H140V124H53Z';
export const barH = 'fill M53 80H120V0H160V200H120V120H53Z';
export const armK = 'fill M132 0H184L108 100L184 200H132L60 107V93Z';
export const bowlP = 'line M53 20H100A46 46 0 0 1 100 112H53';
export const armsR = [bowlP, 'fill M76 112H122L176 200H130Z'];

/** Letters that are solid, for a thing to be cut out of them. */
export const solidB = 'fill M0 0H101A59 59 0 0 1 101 118H0ZM0 82H109A59 59 0 0 1 109 200H0Z';
export const solidD = 'fill M0 0H95A100 100 0 0 1 95 200H0Z';
export const solidR = 'fill M0 0H94A66 66 0 0 1 120 126.6L166 200H118L74 132H40V200H0Z';

/** Letters in whose notch or counter the thing stands. */
export const wideA = 'fill M78 0H122L222 200H177L100 46L23 200H-22Z';
export const eff = 'fill M0 0H150V40H40V200H0Z';
export const jay = 'fill M92 86H132V138A64 62 0 0 1 4 138H44A24 22 0 0 0 92 138Z';
export const tee = 'fill M0 0H180V40H0Z';
export const cup = 'line M20 0V110A70 70 0 0 0 160 110V0';
export const hexRing = 'line M100 8L179.7 54V146L100 192L20.3 146V54Z';
/** An S whose upper end the thing is. */
export const ess = 'line M84 20H60A40 40 0 0 0 60 100H110A40 40 0 0 1 110 180H20';
