import type { ReactNode } from 'react';
import { OwnDesigns } from '../components/own-designs/own-designs.tsx';
import { Plate } from '../components/plate.tsx';
import { formPageFirms } from '../content/sample-brands.ts';
import { SiteLayout } from './site.tsx';
import './form-page.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Key of the firm whose picture stands beside it. */
  readonly plate: 'login' | 'signup' | 'email' | 'contact';
  readonly children?: ReactNode;
  /** Stands beneath both. */
  readonly below?: ReactNode;
}

/** A page with a form on one side and a drawing on the other: the visitor's own designs where there are any. */
export function FormPage({ title, lead, plate, children, below }: Props) {
  const sample = (
    <Plate
      name={`form-${plate}`}
      caption={`Drawn for ${formPageFirms.find(({ key }) => key === plate)?.name ?? ''}, a company we made up.`}
    />
  );
  return (
    <SiteLayout>
      <div className="form-page">
        <div className="asked">
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
          {children}
        </div>
        {plate === 'contact' ? sample : <OwnDesigns>{sample}</OwnDesigns>}
      </div>
      {below}
    </SiteLayout>
  );
}
