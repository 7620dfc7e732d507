import { plans } from '@brandwright/contract';
import { Check } from 'lucide-react';
import { kitPrice } from '../../content/prices.ts';
import { review } from '../../content/review.ts';
import './order-summary.css';

interface Props {
  readonly name: string;
  /** False if a plan that is paid for already is used. */
  readonly priced: boolean;
}

/** What is bought, what it holds and what it costs (row W-08). On a wide page it lies on the brand's own ground. */
export function OrderSummary({ name, priced }: Props) {
  return (
    <section className="order-summary" aria-labelledby="order">
      <h2 id="order">{review.order}</h2>
      <p className="item">
        <span>
          {plans.premium.name}
          <small>
            <bdi>{name}</bdi>
          </small>
        </span>
        {priced ? <strong>{kitPrice}</strong> : null}
      </p>
      <h3>{review.kit}</h3>
      <ul>
        {review.kitItems.map((item) => (
          <li key={item}>
            <Check aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <div className="terms">
        {priced ? <p>{review.price}</p> : null}
        <p>{review.guarantee}</p>
        <p>{review.license}</p>
      </div>
    </section>
  );
}
