import type { ReactNode } from 'react';
import { Plate } from '../../components/plate.tsx';
import { home } from '../../content/home.ts';
import { characters, oneDesign, scripts } from '../../content/sample-brands.ts';
import './showcase.css';

/** What the engine can do, shown (row H-03): the pull of the answers, the scripts it sets, the dress of one design. */
export function Showcase() {
  const { title, character, scripts: written, uses } = home.showcase;
  return (
    <section className="showcase" aria-labelledby="showcase-title">
      <h2 id="showcase-title">{title}</h2>
      <Exhibit {...character}>
        <div className="two">
          {characters.map(({ key, label, answers, slots }) => (
            <div key={key} className="answered">
              <div className="strip">
                {slots.map((slot, i) => (
                  <Plate key={slot} name={`${key}-${i}`} />
                ))}
              </div>
              <p>
                <strong>{label}</strong>
                <span>{answers}</span>
              </p>
            </div>
          ))}
        </div>
      </Exhibit>
      <Exhibit {...written}>
        <div className="strip">
          {scripts.map(({ language }, i) => (
            <Plate key={language} name={`script-${i}`} caption={language} />
          ))}
        </div>
      </Exhibit>
      <Exhibit {...uses}>
        <div className="strip led">
          {oneDesign.variants.map((variant) => (
            <Plate key={variant} name={`use-${variant}`} />
          ))}
        </div>
      </Exhibit>
    </section>
  );
}

function Exhibit({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="exhibit">
      <div className="said">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
