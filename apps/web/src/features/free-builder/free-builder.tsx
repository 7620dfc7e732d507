/** A logo from given parts, without AI (rows F). */
export function FreeBuilder() {
  return <h1>Free Logo Builder</h1>;
}
