import { ArrowLeft, Check, Coffee, Heart, Leaf, Rocket, Sparkles, Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import { UsageTracker } from '../../components/usage-tracker.tsx';
import { artKey } from '../../content/art-key.ts';
import { paths } from '../../content/paths.ts';
import { samples } from '../../content/samples.ts';
import { useSession } from '../../session/session.ts';
import type { PathsArt } from './paths-art.ts';
import { usePathsArt } from './use-paths-art.ts';
import './path-chooser.css';

/** Some of the free builder's icons; the third is the chosen one, and the builder's default. */
const icons = [Coffee, Leaf, Sparkles, Heart, Rocket, Star];

/** The choice between the free and the paid way (row H-05). */
export function PathChooser() {
  const art = usePathsArt();
  const session = useSession();
  const { free, kit } = paths;
  return (
    <div className="paths">
      <h1>{paths.title}</h1>
      <a className="back" href="/">
        <ArrowLeft aria-hidden="true" />
        {paths.back}
      </a>
      <section className="path" aria-labelledby="free-path">
        <div className="art static" aria-hidden="true">
          <div className="stage">
            <Sparkles />
            <Picture art={art} name="free" />
          </div>
          <div className="icons">
            {icons.map((Icon, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <span key={i}>
                <Icon />
              </span>
            ))}
          </div>
        </div>
        <div className="body">
          <h2 id="free-path">{free.title}</h2>
          <Features list={free.features} />
          <p className="start">
            <a className="button quiet" href="/create/free">
              {free.start}
            </a>
            <span>{free.note}</span>
          </p>
        </div>
      </section>
      <section className="path paid" aria-labelledby="kit-path">
        <div className="art kit" aria-hidden="true">
          {(['lead', 'mark', 'other', 'palette', 'card'] as const).map((name) => (
            <Picture key={name} art={art} name={name} />
          ))}
        </div>
        <div className="body">
          <h2 id="kit-path">{kit.title}</h2>
          <Features list={kit.features} />
          <p className="start">
            <a className="button main" href="/create/kit">
              {kit.start}
            </a>
            <span>
              {kit.note}
              <small>{kit.today}</small>
            </span>
          </p>
        </div>
      </section>
      {session === null ? null : <UsageTracker session={session} across />}
    </div>
  );
}

function Features({ list }: { readonly list: readonly string[] }) {
  return (
    <ul>
      {list.map((feature) => (
        <li key={feature}>
          <Check aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** One panel; a drawing in the person's own name fades in where the sample stood. */
function Picture({ art, name }: { readonly art: PathsArt; readonly name: PathsArt['panels'][number]['key'] }) {
  const panel = art.panels.find(({ key }) => key === name);
  const sampled = art === samples.paths;
  const colors = sampled ? {} : { style: { '--ground': panel?.ground } as CSSProperties };
  return (
    <div key={art.name} className={sampled ? 'panel' : 'panel own'} data-panel={name} {...colors}>
      <Art markup={panel?.art ?? ''} place={artKey('panel', name)} />
    </div>
  );
}
