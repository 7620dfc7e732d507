/** A text that ends its sentence. “Tidewater Oyster Co.” brings its own stop, which is not doubled. */
export const ended = (text: string): string => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);
