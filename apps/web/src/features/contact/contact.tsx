import { useState } from 'react';
import { Answers } from '../../components/answers.tsx';
import { Claims } from '../../components/claims.tsx';
import { contact } from '../../content/contact.ts';
import { nameAndAddress, operator } from '../../content/operator.ts';
import { FormPage } from '../../layouts/form-page.tsx';
import { useSession } from '../../session/session.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSent, type SentMessage } from './message-sent.tsx';
import './contact.css';

/** Writes to us, and says when we are here (rows C-01 to C-03). */
export function Contact() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const support = useSession()?.support ?? null;
  const { reach, answers } = contact;
  const hours = [
    ...reach.list,
    ...(support === null ? [] : [[reach.email, support] as const]),
    ...(operator.address.length === 0 ? [] : [[reach.post, nameAndAddress(operator)] as const]),
  ];
  const below = (
    <div className="contact">
      <Answers id="hours" title={reach.title} list={hours} />
      <Answers id="answers" title={answers.title} list={answers.list} />
      <Claims page="contact" />
    </div>
  );
  if (sent !== null) return <MessageSent message={sent} below={below} onAgain={() => setSent(null)} />;
  return (
    <FormPage title={contact.title} lead={contact.lead} plate="contact" below={below}>
      <ContactForm onSent={setSent} />
    </FormPage>
  );
}
