/** Raised with every change that writes other words for the same brief (I-03). */
export const copyVersion = '12';
