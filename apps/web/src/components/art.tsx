interface Props {
  /** Markup printed by the engine. It is made of numbers and colors: a name is never in it as text. */
  readonly markup: string;
  /** What it shows; decoration when left out. */
  readonly label?: string | undefined;
  readonly className?: string;
  /** Its place in the page, by which a drawing of the build is found again (see content/samples.ts). */
  readonly place: string;
}

/** A drawing of the engine within the page: the one place where markup is put in as it is. */
export function Art({ markup, label, className, place }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see `markup`.
  return <span className={className} data-art={place} {...named} dangerouslySetInnerHTML={{ __html: markup }} />;
}
