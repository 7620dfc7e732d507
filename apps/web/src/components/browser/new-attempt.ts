/** A key for one press of a button. 96 random bits; crypto.randomUUID is not there on plain HTTP. */
export const newAttempt = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');
