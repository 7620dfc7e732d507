import { Field } from '../../components/field.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { results } from '../../content/results.ts';
import { Coming } from './chapter.tsx';
import './revision-form.css';

const words = results.revision;
const kinds = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));
const nothing = (): void => {};

/** Where a change is asked for (rows M-03, V-01). Nobody takes requests yet: the form stands in its place, closed, and says why. */
export function RevisionForm() {
  return (
    <div className="revision">
      <div>
        <h3 id="revision">{words.title}</h3>
        <p className="said">{words.text}</p>
        <Coming id="revision-closed">{words.closed}</Coming>
      </div>
      <form aria-labelledby="revision" aria-describedby="revision-closed">
        <fieldset disabled>
          <Tiles legend={words.kind} tiles={kinds} chosen="" choose={nothing} />
          <Field label={words.field} value="" onInput={nothing} rows={4} placeholder={words.hint} />
          <button type="submit" className="button quiet">
            {words.send}
          </button>
        </fieldset>
      </form>
    </div>
  );
}
