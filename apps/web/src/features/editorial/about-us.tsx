import { Claims } from '../../components/claims.tsx';
import { aboutUs as words } from '../../content/about-us.ts';
import type { Operator } from '../../content/operator.ts';
import { EditorialPlate } from './editorial-plate.tsx';
import { Ways } from './ways.tsx';
import './editorial.css';
import './about-us.css';

/** Who makes this and why (row X-01). A team is shown where the operator names one; nobody is made up. */
export function AboutUs({ team }: Pick<Operator, 'team'>) {
  const { values, story } = words;
  return (
    <div className="editorial about-us">
      <header className="opening">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.mission}</p>
          <Ways start={words.start} other={words.other} />
        </div>
        <EditorialPlate name="about-hero" caption={words.caption} eager />
      </header>
      <section className="values" aria-labelledby="values">
        <h2 id="values">{values.title}</h2>
        <ul>
          {values.list.map(({ plate, title, text }) => (
            <li key={plate}>
              <EditorialPlate name={plate} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="story" aria-labelledby="story">
        <h2 id="story">{story.title}</h2>
        <div>
          {story.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {team.length === 0 ? null : (
        <section className="team" aria-labelledby="team">
          <h2 id="team">{words.team}</h2>
          <ul>
            {team.map(([name, role]) => (
              <li key={name}>
                <strong>{name}</strong>
                {role}
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Last: what comes from the server moves nothing that is read. */}
      <Claims page="about" />
    </div>
  );
}
