import { currency, plans, unknownOrigin } from '@brandwright/contract';
import { help } from '../src/content/help.ts';
import { operator } from '../src/content/operator.ts';
import type { Head } from '../src/page.tsx';
import type { Route } from '../src/pages.ts';

/** What a page tells programs (schema.org, JSON-LD). It says nothing that people cannot read on the site. */
export function factsOf(route: Route, path: string, { title, description = '' }: Head, picture: string): readonly object[] {
  const own =
    route === 'home'
      ? site(description)
      : route === 'help'
        ? [questions]
        : route === 'pricing'
          ? [kit(description, picture)]
          : [];
  return [...own, ...(route === 'home' ? [] : [trail(path, title)])].map((fact) => ({
    '@context': 'https://schema.org',
    ...fact,
  }));
}

const at = (path: string): string => unknownOrigin + path;
const publisher = { '@id': at('/#operator') };

const site = (description: string): readonly object[] => [
  { '@type': 'Organization', ...publisher, name: operator.name, url: at('/'), logo: at('/favicon.svg') },
  { '@type': 'WebSite', name: 'Brandwright', description, url: at('/'), publisher },
];

const questions = {
  '@type': 'FAQPage',
  mainEntity: help.topics.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};

/** What is sold, at the prices of the catalog of plans. */
const kit = (description: string, picture: string): object => ({
  '@type': 'Product',
  name: 'Brandwright brand kit',
  description,
  image: at(picture),
  brand: { '@type': 'Brand', name: 'Brandwright' },
  offers: Object.values(plans).map(({ name, cents }) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: currency.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: at('/pricing'),
  })),
});

const trail = (path: string, title: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ['Home', '/'],
    [title.replace(' · Brandwright', ''), path],
  ].map(([name, place = ''], i) => ({ '@type': 'ListItem', position: i + 1, name, item: at(place) })),
});
