/** What can follow a comma in any sentence about a business: “for people in a hurry”, “baked overnight”. */
const anywhere =
  /^(?:for|since|with|without|from|near|in|at|on|between|beside|above|made|run|owned|\p{L}+-(?:run|owned|made|led|baked|based|grown)|\p{L}{3,}ed)(?: |$)/u;

/** What can follow a comma after “is a …” alone: “open late”, “small and careful”. */
const ofBusiness =
  /^(?:open|close to|new|small|big|young|old|quiet|simple|honest|careful|friendly|cheerful|calm|slow|fast|warm|cozy|fresh|independent|vegan|organic|local|tiny|modern|just|\p{L}+-(?:friendly|free|only))(?: |$)/u;

/**
 * Running text with the parts after its commas that can stand there. Where that is doubtful, as with “the slow way”, it ends at the comma. Lists
 * and places (“in Portland, Oregon”) are kept. A company is “run by two friends”; one person is not.
 */
export function withSoundTail(text: string, subject: 'company' | 'person' | 'thing'): string {
  const [lead = '', ...tails] = text.split(', ');
  const kept = [lead];
  for (const tail of tails) {
    const isSound = anywhere.test(tail) || (subject !== 'thing' && ofBusiness.test(tail)) || /^\p{Lu}/u.test(tail);
    if (/\b(?:our|my|we|us)\b/u.test(tail)) break;
    if (/^by /u.test(tail) && subject === 'company') kept.push(`run ${tail}`);
    else if (isSound) kept.push(tail);
    else if (
      !/^by /u.test(tail) &&
      !(subject === 'thing' && ofBusiness.test(tail)) &&
      / (?:and|or|&) |^(?:and|or|&) /u.test(tails.at(-1) ?? '')
    )
      return text;
    else break;
  }
  return kept.join(', ');
}
