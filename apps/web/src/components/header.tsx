import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useHere } from '../here.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { BrandMark } from './brand-mark.tsx';
import { Disclosure } from './disclosure.tsx';
import './header.css';

const pages = [
  ['/', 'Home'],
  ['/pricing', 'Pricing'],
  ['/contact', 'Contact'],
] as const;

const kits = ['/dashboard', 'My Kits'] as const;

const authLinks = [
  ['/login', 'Sign In'],
  ['/signup', 'Sign Up'],
] as const;

const own = [
  ['/dashboard', 'My Dashboard'],
  ['/orders', 'My Orders'],
  ['/account', 'My Account'],
] as const;

interface Props {
  /** The page shows what belongs to somebody. */
  readonly own?: boolean;
}

/**
 * The brand, the way to the main pages, and who is here (row N-01); on phones the links stand in a menu. Links load documents: every
 * page here is a static file, whose drawings stand in it.
 */
export function Header({ own: isOwn = false }: Props) {
  const session = useSession();
  const user = session?.user ?? null;
  /** Nobody is asked to sign in to what is their own before it is known who is here. */
  const waits = isOwn && session === null;
  const links = user === null ? pages : [...pages, kits];
  return (
    <header className="header">
      <a className="brand" href="/" aria-label="Brandwright, home">
        <BrandMark />
        Brandwright
      </a>
      <nav className="wide" aria-label="Main">
        <Links links={links} />
      </nav>
      {waits ? null : user === null ? (
        <div className="wide auth-links">
          {authLinks.map(([href, label], i) => (
            <a key={href} className={i === 0 ? 'button plain' : 'button quiet'} href={href}>
              {label}
            </a>
          ))}
        </div>
      ) : (
        <Disclosure
          className="wide who"
          label={
            <>
              <span className="email">{user.email}</span>
              <ChevronDown aria-hidden="true" />
            </>
          }
        >
          <Menu />
        </Disclosure>
      )}
      <Disclosure
        className="narrow"
        label={
          <>
            <span className="visually-hidden">Menu</span>
            <MenuIcon aria-hidden="true" />
          </>
        }
      >
        <nav aria-label="Main">
          <Links links={links} />
          <div className="apart">
            {waits ? null : user === null ? (
              <Links links={authLinks} />
            ) : (
              <>
                <p>{user.email}</p>
                <Menu />
              </>
            )}
          </div>
        </nav>
      </Disclosure>
    </header>
  );
}

/** What somebody who is signed in can do from everywhere (row N-02). */
function Menu() {
  const here = useHere();
  return (
    <>
      <Links links={own} />
      <button type="button" onClick={() => void signOut(here)}>
        Sign Out
      </button>
    </>
  );
}

function Links({ links }: { readonly links: readonly (readonly [href: string, label: string])[] }) {
  const here = useHere();
  return links.map(([href, label]) => (
    <a key={href} href={href} aria-current={here === href ? 'page' : undefined}>
      {label}
    </a>
  ));
}
