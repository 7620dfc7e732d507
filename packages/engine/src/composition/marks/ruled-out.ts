import { letterMarkById } from '../../concepts/letter-catalogue.ts';
import { petal } from '../../concepts/subject/subject-table.ts';

/** First parts of the ids of drawings that hold another thing, which their last part names. */
const holders = /^(?:in|out|as|dawn|strings|shore)-/u;

/** Whether one part of a mark's id is a drawing of the lists, such as `owl`, `@fern`, `=in-cup` or `+sun`. */
function isDrawing(part: string, drawing: string): boolean {
  const name = drawing.slice(1);
  switch (drawing[0]) {
    case '@':
      return part === name || part.startsWith(`${name}-`);
    case '=':
      return part === name || part.startsWith(`${name}-`) || `in-${part}` === name;
    case '+':
      return part === name || (holders.test(part) && part.endsWith(`-${name}`));
    case '*':
      return false;
    default:
      return part === drawing;
  }
}

/**
 * Whether a mark shows one of some drawings of the lists, alone, in a form or as one of two things: `filled/cup+owl` shows `owl` and
 * `=in-cup`.
 */
export function showsDrawing(mark: string, drawings: ReadonlySet<string>): boolean {
  const [family = '', ...parts] = mark.split(/[/+~]/u);
  if (family === 'petal') return drawings.has(petal);
  if (family === 'letter-idea') {
    const serves = Object.keys(letterMarkById(mark)?.serves ?? {})[0];
    return drawings.has(`*${parts[0]}`) || (serves !== undefined && drawings.has(`*${serves}`));
  }
  return [...drawings].some((drawing) => parts.some((part) => isDrawing(part, drawing)));
}
