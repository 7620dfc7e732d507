import { ArrowRight, Check } from 'lucide-react';
import { dashboard } from '../../content/dashboard.ts';

const quick = [
  ['/pricing', dashboard.quick.pricing],
  ['/account#api-keys', dashboard.quick.apiKeys],
  ['/contact', dashboard.quick.contact],
] as const;

/** What a kit brings with it, and where else to go. */
export function DashboardAside() {
  return (
    <aside>
      <section aria-labelledby="benefits">
        <h2 id="benefits">{dashboard.benefits.title}</h2>
        <ul>
          {dashboard.benefits.list.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="quick">
        <h2 id="quick">{dashboard.quick.title}</h2>
        <ul>
          {quick.map(([href, label]) => (
            <li key={href}>
              <a href={href}>
                {label}
                <ArrowRight aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
