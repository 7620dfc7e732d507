import { kitPrice } from '../../content/prices.ts';

/** The paid way, beside the free one. */
export function Upsell() {
  return (
    <section className="upsell" aria-labelledby="free-upsell">
      <h2 id="free-upsell">Want it drawn for you?</h2>
      <p>Get eight designs made for this name, then the full kit.</p>
      <a href="/create/kit">Upgrade to AI Designer - {kitPrice}</a>
    </section>
  );
}
