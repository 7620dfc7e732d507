import type { CanvaDesign } from '@brandwright/contract';
import { ExternalLink, FileText, IdCard, Shapes } from 'lucide-react';
import { canva as words } from '../../content/canva.ts';

const icons = { logo: Shapes, 'business-card': IdCard, letterhead: FileText } as const;

/** Designs that were exported, each with a link to its editor (rows J-01, J-03). */
export function CanvaDesigns({ designs }: { readonly designs: readonly CanvaDesign[] }) {
  return (
    <section aria-labelledby="canva-designs">
      <h4 id="canva-designs">{words.exported}</h4>
      <ul className="designs">
        {designs.map(({ id, name, type, thumbnail, editUrl }) => {
          const Icon = icons[type];
          return (
            <li key={id}>
              <div className="thumbnail">{thumbnail === null ? <Icon aria-hidden="true" /> : <img src={thumbnail} alt="" />}</div>
              <div className="what">
                <p className="name">
                  <bdi>{name}</bdi>
                </p>
                <p className="type">{words.types[type]}</p>
              </div>
              <a
                className="button quiet"
                href={editUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.editOf(name)}
              >
                {words.edit}
                <ExternalLink aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
