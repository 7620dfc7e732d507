import { designTips as words } from '../../content/design-tips.ts';
import { EditorialPlate } from './editorial-plate.tsx';
import { Ending } from './ending.tsx';
import { Ways } from './ways.tsx';
import './editorial.css';
import './design-tips.css';

/** Six tips, each with a picture that proves it, and four steps to a logo (row X-01). */
export function DesignTips() {
  const { process } = words;
  return (
    <div className="editorial tips">
      <header>
        <h1>{words.title}</h1>
        <div>
          <p className="lead">{words.lead}</p>
          <Ways start={words.start} other={words.other} />
        </div>
      </header>
      <ol className="six">
        {words.tips.map(({ plate, title, text, proof }, i) => (
          <li key={plate}>
            <EditorialPlate name={plate} eager={i === 0} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
              <p className="proof">{proof}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className="process" aria-labelledby="process">
        <h2 id="process">{process.title}</h2>
        <ol>
          {process.steps.map(({ plate, title, text }) => (
            <li key={plate}>
              <EditorialPlate name={plate} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Ending words={words} />
    </div>
  );
}
