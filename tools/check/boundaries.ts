import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { type Finding, isTest, type SourceFile } from './finding.ts';
import { type Import, importsOf } from './imports.ts';
import {
  areaOf,
  crossings,
  drawsNothing,
  engineAreas,
  faces,
  furtherFaces,
  gatewayBuilders,
  nodeFree,
  pureModules,
  serverAreas,
  type Unit,
  unitOf,
} from './layers.ts';

const scope = '@brandwright/';

/** Every import that leaves its place. The table of who may see whom is `layers.ts`; change that, not this, and say why. */
export function boundaryFindings(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const unit = unitOf(file.path);
    if (unit === null) return [];
    const imports = importsOf(file.text);
    return [...imports.flatMap((one) => check(file, unit, one)), ...barrel(file, imports)];
  });
}

function check(file: SourceFile, unit: Unit, one: Import): Finding[] {
  const message = one.specifier.startsWith('.')
    ? relative(file.path, unit, one)
    : one.specifier.startsWith(scope)
      ? face(file.path, unit, one)
      : thirdParty(file.path, unit, one.specifier);
  return message === null ? [] : [{ file: file.path, line: one.line, message }];
}

function relative(from: string, unit: Unit, one: Import): string | null {
  const target = posix.normalize(posix.join(posix.dirname(from), one.specifier));
  const other = unitOf(target);
  if (other !== unit) {
    if (crossings.some((way) => from.startsWith(way.from) && target.startsWith(way.to))) return null;
    if (target.endsWith('.json') && !target.includes('/src/')) {
      return `“${one.specifier}” reads another workspace's file. Import the face ${scope}<name> instead.`;
    }
    return `“${one.specifier}” climbs into ${other ?? 'a folder of no unit'}. Import its face, ${scope}${other ?? '<name>'}, instead.`;
  }
  if (isTest(from)) return null;
  if (unit === 'engine') return insideEngine(from, target, one.specifier);
  if (unit === 'server') return insideServer(from, target, one);
  return null;
}

function insideEngine(from: string, target: string, specifier: string): string | null {
  const area = areaOf(from);
  const other = areaOf(target);
  if (area === null || other === null || area === other) return null;
  const allowed = Object.hasOwn(engineAreas, area) ? engineAreas[area] : undefined;
  if (allowed === undefined)
    return `engine/src/${area} has no place in the order of layers. Give it a row in tools/check/layers.ts.`;
  if (allowed === 'all' || allowed.includes(other)) return null;
  const list = allowed.length > 0 ? allowed.join(', ') : 'nothing';
  return `engine/src/${area} may not import “${specifier}”: it sees ${list}. Move what both need down, or call it from design.ts.`;
}

function insideServer(from: string, target: string, one: Import): string | null {
  const area = areaOf(from);
  const other = areaOf(target);
  if (area === null || other === null || area === other) return null;
  if (other === 'deps') return one.typeOnly ? null : `Only types may be imported from server/src/deps.ts.`;
  if (area === 'deps' && !one.typeOnly) return `server/src/deps.ts may import types only: it names what handlers are given.`;
  const allowed = Object.hasOwn(serverAreas, area) ? serverAreas[area] : undefined;
  if (allowed === undefined)
    return `server/src/${area} has no place in the order of rooms. Give it a row in tools/check/layers.ts.`;
  if (!allowed.includes(other)) {
    const list = allowed.length > 0 ? allowed.join(', ') : 'nothing';
    return `server/src/${area} may not import ${other}: it sees ${list}. Take it as an argument, or move the use case to a service.`;
  }
  if (other === 'gateways' && !gatewayBuilders.includes(from) && !one.typeOnly) {
    return `Only ${gatewayBuilders.join(' and ')} open gateways. Import the type, and take the gateway from deps.`;
  }
  return null;
}

function face(from: string, unit: Unit, one: Import): string | null {
  const [name = '', ...deep] = one.specifier.slice(scope.length).split('/');
  if (deep.length > 0 && !isFurther(name, deep.join('/')))
    return `“${one.specifier}” reaches behind the face. Import ${scope}${name}, and export there what is missing.`;
  if (name === unit) return isTest(from) ? null : `${unit} imports itself by name. Use a relative path.`;
  if (!Object.hasOwn(faces, name)) return `${scope}${name} is no workspace of this repository.`;
  if (faces[unit].includes(name as Unit)) return loaded(from, unit, one, deep.join('/'));
  return `${unit} may not see ${name}; it sees ${faces[unit].join(', ') || 'no other workspace'}. Turn the dependency round, or move the code.`;
}

const isFurther = (unit: string, name: string): boolean =>
  Object.hasOwn(furtherFaces, unit) && (furtherFaces[unit as Unit] ?? []).includes(name);

/** What a unit that draws nothing loads with a face that it may see. What is imported on demand, it loads on purpose. */
function loaded(from: string, unit: Unit, one: Import, further: string): string | null {
  if (!drawsNothing.includes(unit) || isTest(from) || areaOf(from) === null || one.typeOnly || one.kind === 'dynamic')
    return null;
  const light = `${one.specifier}/documents`;
  if (further === 'maker') return `${unit} draws nothing itself. Give “${one.specifier}” as a job to the press.`;
  return further === '' && isFurther(one.specifier.slice(scope.length), 'documents')
    ? `“${one.specifier}” loads every catalog. Import ${light}, export there what is missing, or import the type alone.`
    : null;
}

function thirdParty(from: string, unit: Unit, specifier: string): string | null {
  if (isTest(from)) return null;
  const inSource = areaOf(from) !== null;
  if (inSource && nodeFree.includes(unit) && (specifier.startsWith('node:') || builtinModules.includes(specifier))) {
    return `${unit} also runs in a browser, so “${specifier}” is not there. Let the host hand in what you need.`;
  }
  const allowed = pureModules[unit];
  if (!inSource || allowed === undefined || allowed.includes(specifier)) return null;
  return `${unit} may import only ${allowed.join(', ')} from outside. Let the host hand “${specifier}” in, or add it to tools/check/layers.ts with a reason.`;
}

function isFace(path: string): boolean {
  const [, unit, name] = /^packages\/([^/]+)\/src\/([^/]+)\.ts$/.exec(path) ?? [];
  return unit !== undefined && name !== undefined && (name === 'index' || isFurther(unit, name));
}

function barrel(file: SourceFile, imports: readonly Import[]): Finding[] {
  if (isFace(file.path)) return [];
  const passed = imports.filter((one) => one.kind === 're-export');
  const lines = passed.map(({ line, specifier }) => ({
    file: file.path,
    line,
    message: `Passing on “${specifier}” makes a barrel. Import it where it lives; only faces of packages pass on (tools/check/layers.ts).`,
  }));
  const named = /(?:^|\/)index\.ts$/.test(file.path)
    ? [{ file: file.path, line: 0, message: 'Only packages/*/src/index.ts is named index. Name the file after its noun.' }]
    : [];
  return [...named, ...lines];
}
