import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import { Plate } from '../../components/plate.tsx';
import { artKey } from '../../content/art-key.ts';
import { home } from '../../content/home.ts';
import { samples } from '../../content/samples.ts';
import type { Sheet } from '../hero/picture.ts';
import './home-showcase.css';

/** What the engine does, each claim shown on the sheet's own designs. */
export function HomeShowcase({ sheet }: { readonly sheet: Sheet }) {
  const sampled = sheet === samples.sheet;
  return (
    <section id="drawn" className="drawn" aria-labelledby="drawn-title">
      <h2 id="drawn-title">{home.drawn.title}</h2>
      <ul>
        {home.drawn.claims.map(([key, title, text]) => {
          const proof = sheet.proofs.find((one) => one.key === key);
          return (
            <li key={key}>
              {sampled ? (
                <Plate name={`proof-${key}`} alt="" />
              ) : (
                <div className="sheet" style={{ '--ground': proof?.ground } as CSSProperties}>
                  <Art markup={proof?.art ?? ''} place={artKey('proof', key)} />
                </div>
              )}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
