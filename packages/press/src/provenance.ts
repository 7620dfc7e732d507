import { withSoftware } from './png-file.ts';

/** IPTC’s term for what is partly made by a model, by which programs know it (EU AI Act, Art. 50(2)). */
const partlyModelMade = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/**
 * What a file says of its maker (I-03): our program with a version, if there is one, and the model that drew the picture of the icon. Letters
 * of Latin-1 only. Null: the engine drew all of it.
 */
export function makerLabel(model: string | null, version?: string): string {
  const program = version === undefined ? 'Brandwright' : `Brandwright ${version}`;
  return model === null
    ? `${program} (built-in design engine)`
    : `${program} (built-in design engine; icon traced from a picture by ${model}). Digital source type: ${partlyModelMade}`;
}

/**
 * A file of a kit whose icon was traced from a model’s picture, with a label in it (I-03): PNGs name it as their software, SVGs in their metadata,
 * JPGs and PDFs in XMP, EPS files in a comment. What the file shows is as it was, and the same file has the same bytes. Other formats come back
 * as they are.
 */
export function labeled(path: string, file: Uint8Array, model: string): Uint8Array {
  switch (/\.(\w+)$/.exec(path)?.[1]) {
    case 'png':
      return withSoftware(file, makerLabel(model));
    case 'jpg':
      return jpgWith(file, model);
    case 'svg':
      return before(file, '</svg>', `<metadata>${description(model)}</metadata>`);
    case 'eps':
      return before(file, '%%EndComments', `%%Copyright: ${makerLabel(model).replace('. Digital', '.\n%%+ Digital')}\n`);
    case 'pdf':
      return pdfWith(file, model);
    default:
      return file;
  }
}

const xmpBegin = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>';

/** Names of models hold nothing that XML would read; see `checkModel` of the settings and `readDesign`. */
const properties = (model: string): string =>
  `<rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><tiff:Software>${makerLabel(model)}</tiff:Software><Iptc4xmpExt:DigitalSourceType>${partlyModelMade}</Iptc4xmpExt:DigitalSourceType></rdf:Description>`;

const description = (model: string): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${properties(model)}</rdf:RDF>`;

/** XMP (ISO 16684-1), which nobody may write over. */
const xmp = (model: string): string =>
  `${xmpBegin}<x:xmpmeta xmlns:x="adobe:ns:meta/">${description(model)}</x:xmpmeta><?xpacket end="r"?>`;

/** A text file with a text before the last place of a mark, which files of ours have. */
function before(file: Uint8Array, mark: string, text: string): Uint8Array {
  const at = found(Buffer.from(file).lastIndexOf(mark), mark);
  return Buffer.concat([file.subarray(0, at), Buffer.from(text), file.subarray(at)]);
}

/** Bytes of a JPG’s first marker (SOI). */
const jpgHead = 2;

/** A JPG with XMP in a segment of its own (XMP specification part 3, 1.1.3), after JFIF’s, which comes first (JFIF 1.02). */
function jpgWith(file: Uint8Array, model: string): Uint8Array {
  const text = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp(model)}`);
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(text.length + 2, 2);
  const isJfif = file[2] === 0xff && file[3] === 0xe0;
  const at = jpgHead + (isJfif ? 2 + Buffer.from(file).readUInt16BE(4) : 0);
  return Buffer.concat([file.subarray(0, at), segment, text, file.subarray(at)]);
}

/** A PDF with XMP, as an update at its end (ISO 32000-1, 7.5.6): what our two printers wrote stays byte for byte. */
function pdfWith(file: Uint8Array, model: string): Uint8Array {
  // A character of Latin-1 is a byte.
  const text = Buffer.from(file).toString('latin1');
  const trailer = text.slice(found(text.lastIndexOf('trailer'), 'trailer'));
  const [size, root, previous] = [/\/Size (\d+)/, /\/Root (\d+) 0 R/, /startxref\s+(\d+)\s+%%EOF\s*$/].map((told) =>
    Number(found(told.exec(trailer)?.[1], String(told))),
  ) as [number, number, number];
  const catalog = objectOf(text, root);
  const known = /\/Metadata (\d+) 0 R/.exec(catalog)?.[1];
  const stream = Buffer.from(known === undefined ? xmp(model) : extended(objectOf(text, Number(known)), model)).toString(
    'latin1',
  );
  const number = known === undefined ? size : Number(known);
  const written: [number, string][] = [
    [number, `<< /Type /Metadata /Subtype /XML /Length ${stream.length} >>\nstream\n${stream}\nendstream`],
    ...(known === undefined ? [[root, catalog.replace(/>>\s*$/, `/Metadata ${number} 0 R >>`)] as [number, string]] : []),
  ];
  let update = text.endsWith('\n') ? '' : '\n';
  let table = 'xref\n';
  for (const [id, object] of written.sort(([a], [b]) => a - b)) {
    table += `${id} 1\n${String(file.length + update.length).padStart(10, '0')} 00000 n \n`;
    update += `${id} 0 obj\n${object}\nendobj\n`;
  }
  const kept = (['Info', 'ID'] as const).map((key) => new RegExp(`/${key} (?:\\d+ 0 R|\\[[^\\]]*\\])`).exec(trailer)?.[0] ?? '');
  const end = `trailer\n<< /Size ${Math.max(size, number + 1)} /Root ${root} 0 R ${kept.join(' ')} /Prev ${previous} >>\n`;
  const from = file.length + update.length;
  return Buffer.concat([file, Buffer.from(`${update}${table}${end}startxref\n${from}\n%%EOF\n`, 'latin1')]);
}

/** The text of an object, which stands once in a file of ours. */
function objectOf(text: string, id: number): string {
  const head = `\n${id} 0 obj\n`;
  const from = found(text.indexOf(head), head) + head.length;
  return text.slice(from, text.indexOf('\nendobj', from));
}

/** What every file of our printers has. One without it must not be written: a label in the wrong place breaks the file. */
function found<T extends string | number>(what: T | undefined, mark: string): T {
  if (what === undefined || what === -1) throw new Error(`A file has no “${mark.trim()}” to put a label by.`);
  return what;
}

/** The XMP of an object, with what is said of the model. */
function extended(object: string, model: string): string {
  const from = object.indexOf('stream\n') + 'stream\n'.length;
  const told = object.slice(from, object.lastIndexOf('\nendstream'));
  const at = told.lastIndexOf('</rdf:RDF>');
  // Its text is UTF-8.
  return Buffer.from(`${told.slice(0, at)}${properties(model)}${told.slice(at)}`, 'latin1').toString();
}
