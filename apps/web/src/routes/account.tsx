import { account as words } from '../content/account.ts';
import { ApiKeysPart } from '../features/account/api-keys-part.tsx';
import { DataPart, ErasePart } from '../features/account/data-parts.tsx';
import { FactorPart } from '../features/account/factor-part.tsx';
import { MethodsPart } from '../features/account/methods-part.tsx';
import { Part } from '../features/account/part.tsx';
import { EmailPart, NamePart, PasswordPart } from '../features/account/person-parts.tsx';
import { SessionsPart } from '../features/account/sessions-part.tsx';
import { useAccount } from '../features/account/use-account.ts';
import { WebhooksPart } from '../features/account/webhooks-part.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';
import './account.css';

export const head: Head = { title: `${words.title} · Brandwright`, description: words.description, hidden: true };

/** What people do with their own account (row A-06). */
export default function AccountPage() {
  const { account, trouble, read } = useAccount();
  const known = account === null ? null : { account, read };
  return (
    <SiteLayout>
      <div className="account">
        <h1>{words.title}</h1>
        {known !== null ? (
          <>
            <NamePart {...known} />
            <EmailPart {...known} />
            <PasswordPart {...known} />
            <MethodsPart {...known} />
            <FactorPart {...known} />
            <SessionsPart {...known} />
            <ApiKeysPart />
            <WebhooksPart />
            <Part title={words.orders.title} text={words.orders.text}>
              <a className="button quiet" href="/orders">
                {words.orders.link}
              </a>
            </Part>
            <DataPart />
            <ErasePart {...known} />
          </>
        ) : trouble !== null ? (
          <div role="alert">
            <p className="lead">
              {words.broken} {trouble}
            </p>
            <button type="button" className="button main" onClick={() => void read()}>
              {words.again}
            </button>
          </div>
        ) : (
          <div className="waiting" role="status">
            <span className="visually-hidden">{words.loading}</span>
            {[words.name, words.email, words.password].map(({ title, text }) => (
              <section key={title}>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
                <div className="work blank" />
              </section>
            ))}
          </div>
        )}
      </div>
    </SiteLayout>
  );
}
