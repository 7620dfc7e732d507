import type { ReactNode } from 'react';
import { Plate } from '../../components/plate.tsx';
import { doorFirms } from '../../content/sitters.ts';
import { SiteLayout } from '../../layouts/site.tsx';
import './door.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Key of the firm whose picture stands beside it. */
  readonly plate: 'login' | 'signup' | 'letter';
  readonly children?: ReactNode;
}

/** A page to get in by: what is asked on one side, a drawing on the other. */
export function Door({ title, lead, plate, children }: Props) {
  return (
    <SiteLayout>
      <div className="door">
        <div className="asked">
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
          {children}
        </div>
        <Plate
          name={`door-${plate}`}
          caption={`Drawn for “${doorFirms.find(({ key }) => key === plate)?.name ?? ''}”, a firm we made up.`}
        />
      </div>
    </SiteLayout>
  );
}
