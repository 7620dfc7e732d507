import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveOf, openPress, type PackedFile, pressKit } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { type Command, flagOf } from './command-line.ts';
import { readBrief } from './read-brief.ts';

/** `brandwright kit`: the logo set of one design. The archive appears under its name only when it is whole. */
export async function runKit(command: Extract<Command, { kind: 'kit' }>, print: (text: string) => void): Promise<void> {
  const { out, icc, inkLimit } = command;
  const brief = readBrief(command.brief, flagOf);
  // A profile that is not there is told as a missing file, before anything is drawn.
  if (icc !== null) await access(icc);
  const press = openPress();
  try {
    const [{ set }] = await Promise.all([
      openStudio().then((studio) => drawSet(studio, brief, { round: command.round })),
      press.warm(),
    ]);
    const design = set.designs[command.design ?? set.lead];
    if (design === undefined) throw new Error(`There’s no design ${command.design} in this set.`);
    const counted = { files: 0, bytes: 0 };
    const inks = { limit: inkLimit, ...(icc === null ? {} : { profile: icc }) };
    const part = `${out}.part`;
    try {
      await pipeline(
        Readable.from(archiveOf(counting(pressKit(press, { design, brief, inks }), counted))),
        createWriteStream(part),
      );
      await rename(part, out);
    } finally {
      await rm(part, { force: true });
    }
    print(`Wrote ${counted.files} files (${(counted.bytes / 1e6).toFixed(1)} MB) to ${out}. Open start-here.html first.\n`);
  } finally {
    await press.close();
  }
}

async function* counting(
  files: AsyncIterable<PackedFile>,
  counted: { files: number; bytes: number },
): AsyncGenerator<PackedFile> {
  for await (const file of files) {
    counted.files++;
    counted.bytes += file.size;
    yield file;
  }
}
