import { footer } from '../content/footer.ts';
import { nameAndAddress, operator } from '../content/operator.ts';
import { BrandMark } from './brand-mark.tsx';
import './footer.css';

/** The year is the build's: the pages are written anew with every release. */
const year = new Date().getFullYear();

/** Four columns: three of links, and what this is. The social links hold a place: they lead nowhere and say so. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="columns">
        <div className="about">
          <p className="brand">
            <BrandMark />
            Brandwright
          </p>
          <p>{footer.about}</p>
        </div>
        {footer.columns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="last">
        <p className="legal">
          © {year} {nameAndAddress(operator)}
        </p>
        <ul className="social" aria-label="Social profiles">
          <li>{footer.socialNote}</li>
          {footer.social.map((name) => (
            <li key={name}>
              {/* biome-ignore lint/a11y/useValidAnchor: a placeholder link, as HTML has it: no address until there is a profile. */}
              <a aria-disabled="true" role="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
