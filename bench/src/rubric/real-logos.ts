import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Logo } from './logo.ts';

/** Icons of the collection: SVG bodies on boxes of their own. */
interface Collection {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>;
}

/**
 * Professional lockups of small firms and projects, picked by name before they were looked at: readers should not know them.
 * Brands that a reader meets every week are left out, and so are single marks, since ours are always lockups, and what only
 * stands on dark grounds.
 */
const lesserKnown =
  '100tb activeloop aerogear airbrake amplication appdynamics appsignal apptentive architect assembla ' +
  'batch booqable brandfolder bugherd cachet chargebee chevereto cloudacademy codefactor codefund codersrank composio concretems ' +
  'customerio datocms deployhq dimer dovetail drift dyndns ebanx edgio elasticpath epsagon fleep fogbugz forestadmin ' +
  'freedcamp geetest get-satisfaction graylog gridsome grommet groovehq growth-book headlessui ' +
  'helpscout huggy importio inceptionlabs incident itsalive jelastic katalon keycdn kinto kustomer leankit lets-cloud lightstep loggly ' +
  'logmatic lookback mailjet mapzen mint-lang mlab mockflow mongolab morpheus mparticle nhost overloop passbolt perf-rocks ' +
  'pipefy planless productboard protoio prott redspread rollbar rum sanity sensu shippable shogun shortcut skaffolder ' +
  'snaplet sonarlint sparkpost sqldep stackbit stepsize storyblocks survicate swimm sysdig tapcart taskade tealium telnyx ' +
  'tnw togetherai traackr treehouse tuple tutsplus unbounce unito upcase user-testing uservoice vwo walkme ' +
  'wayscript webix whalar woopra workos wufoo xcart xray-for-jira zeroheight';

/** Width ÷ height of a lockup with lettering beside its mark. */
const widest = 8;
const narrowest = 2.2;

/** The lesser known real logos by name, on a white ground; in the order of the list. */
export function realLogos(): ReadonlyMap<string, Logo> {
  const all = realLockups();
  return new Map(lesserKnown.split(' ').flatMap((name) => (all.has(name) ? [[name, all.get(name) as Logo] as const] : [])));
}

/** Every wide lockup of the collection, known or not: measured, never shown. */
export function realLockups(): ReadonlyMap<string, Logo> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/logos/icons.json');
  const { icons, width, height } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  const found = Object.entries(icons).flatMap(([name, icon]): (readonly [string, Logo])[] => {
    const [w, h] = [icon.width ?? width, icon.height ?? height];
    if (w / h < narrowest || w / h > widest) return [];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}">${icon.body}</svg>`;
    return [[name, { svg, mono: null, ground: '#ffffff' }]];
  });
  return new Map(found);
}
