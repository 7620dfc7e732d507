/** Reads at most so many bytes of an outside service’s answer. Rejects if there are more. */
export async function readBounded(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    // Leaving the loop cancels the rest.
    if (length > most) throw new Error(`The answer has more than ${most} bytes.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
