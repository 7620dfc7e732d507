import { contact } from '../content/contact.ts';
import { Contact } from '../features/contact/contact.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${contact.title} · Brandwright`, description: contact.description };

export default Contact;
