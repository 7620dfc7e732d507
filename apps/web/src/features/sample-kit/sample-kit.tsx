import { Plate } from '../../components/plate.tsx';
import { home } from '../../content/home.ts';
import './sample-kit.css';

/** What a kit holds (row H-04), on the sample's own ground: a made-up coffee company drawn by the engine. */
export function SampleKit() {
  const { title, items, price, sample } = home.kit;
  return (
    <section id="kit" className="sample-kit" data-plate="kit" aria-labelledby="kit-title">
      <div>
        <h2 id="kit-title">{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{price}</p>
        <p>{sample}</p>
      </div>
      <div className="pieces">
        <div className="marks">
          <Plate name="kit-logo" />
          <Plate name="kit-mark" alt="" />
        </div>
        <div className="uses">
          <Plate name="kit-card" />
          <Plate name="kit-letterhead" />
          <Plate name="kit-post" />
        </div>
      </div>
    </section>
  );
}
