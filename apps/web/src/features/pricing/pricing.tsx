import { dollars, plans } from '@brandwright/contract';
import { Answers } from '../../components/answers.tsx';
import { Claims } from '../../components/claims.tsx';
import { OwnDesigns } from '../../components/own-designs/own-designs.tsx';
import { Plate } from '../../components/plate.tsx';
import { pricing } from '../../content/pricing.ts';
import { Compare } from './compare.tsx';
import { type Choice, type Offered, offered, usePlan } from './use-plan.ts';
import './pricing.css';

/** Three plans, each with a picture for every variation that it keeps (rows B-01, B-02, B-03, B-09). */
export function Pricing() {
  const { choice, busy, choose } = usePlan();
  return (
    <div className="pricing">
      <div className="head">
        <h1>{pricing.heading}</h1>
        <p>
          {pricing.lead[0]} <br />
          {pricing.lead[1]}
        </p>
      </div>
      <KitRow />
      <ul className="plans">
        {offered.map((id) => (
          <PlanCard
            key={id}
            id={id}
            choice={choice?.plan === id ? choice : null}
            busy={busy === id}
            choose={() => void choose(id, plans[id].cents)}
          />
        ))}
      </ul>
      <section className="every" aria-labelledby="every">
        <h2 id="every">{pricing.every.title}</h2>
        <ul>
          {pricing.every.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <div className="notes">
        {pricing.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Compare />
      <Answers title={pricing.different.title} list={pricing.different.list} id="different" />
      <Answers title={pricing.faq.title} list={pricing.faq.list} id="faq" />
      <Claims page="pricing" />
    </div>
  );
}

/** The kit that is bought in the wizard. It costs least, so it stands first. */
function KitRow() {
  const { name, text, link } = pricing.kit;
  return (
    <section className="kit" aria-labelledby="kit">
      <OwnDesigns>
        <Plate name="plan-kit" eager />
      </OwnDesigns>
      <div className="about">
        <h2 id="kit">{name}</h2>
        <p className="price">
          <strong>{dollars(plans.premium.cents)}</strong> {pricing.once}
        </p>
        <p className="for">{text}</p>
        <a className="button quiet" href="/create/kit">
          {link}
        </a>
      </div>
    </section>
  );
}

/** What a plan counts. Every kit holds all templates as finished files (row B-11). */
const counted = ['logos', 'variations'] as const;

interface CardProps {
  readonly id: Offered;
  readonly choice: Choice | null;
  readonly busy: boolean;
  readonly choose: () => void;
}

function PlanCard({ id, choice, busy, choose }: CardProps) {
  const { name, cents, badge, popular, ...plan } = plans[id];
  return (
    <li className={popular ? 'plan popular' : 'plan'}>
      {id === 'starter' ? <Plate name="plan-starter-row" alt="" eager /> : null}
      <Plate name={`plan-${id}`} eager={id !== 'enterprise'} />
      <div className="about">
        <h2>
          {name} {badge === null ? null : <span className={popular ? 'badge filled' : 'badge'}>{badge}</span>}
        </h2>
        <p className="price">
          <strong>{dollars(cents)}</strong> {popular ? pricing.popular : pricing.once}
        </p>
        <dl>
          {counted.map((key) => (
            <div key={key}>
              <dt>{pricing.counts[key](plan[key])}</dt>
              <dd>{plan[key]}</dd>
            </div>
          ))}
        </dl>
        <p className="for">{pricing.said[id]}</p>
        <button
          type="button"
          id={`choose-${id}`}
          className={popular ? 'button main' : 'button quiet'}
          aria-disabled={busy}
          onClick={choose}
        >
          {pricing.choose(name)}
        </button>
        <div className="chosen" role="status">
          {choice === null ? null : choice.url === null ? (
            <p>{pricing.chosen(name)}</p>
          ) : (
            <p>
              <strong>{pricing.paying.title}</strong> {pricing.paying.text}{' '}
              <a href={choice.url} target="_blank" rel="noopener">
                {pricing.paying.link}
              </a>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
