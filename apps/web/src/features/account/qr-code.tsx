import qrcode from 'qrcode-generator';

/** Modules of white around it, as ISO/IEC 18004 asks. */
const margin = 4;

/** A text as a picture for a camera: dark on light in both themes, since not every camera reads it turned over. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * margin;
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? `M${column + margin} ${row + margin}h1v1h-1z` : '')),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={rows.flat().join('')} />
    </svg>
  );
}
