/** What is told to whoever started the process, and asked by sending anything: milliseconds, since the last time. */
export interface LoopDelay {
  /** The longest time in which nothing else could be done. */
  readonly held: number;
  /** The most of this thread's own computing in such a time; the rest of `held` went to other programs on the same cores. */
  readonly worked: number;
}

// Loaded before the server (`--import`), so that nothing has to be measured inside it for our sake.
const step = 1;
let longest = { held: 0, worked: 0 };
let last = { wall: performance.now(), work: ownTime() };

setInterval(() => {
  const now = { wall: performance.now(), work: ownTime() };
  longest = {
    held: Math.max(longest.held, now.wall - last.wall - step),
    worked: Math.max(longest.worked, now.work - last.work),
  };
  last = now;
}, step).unref();

process.on('message', () => {
  process.send?.(longest satisfies LoopDelay);
  longest = { held: 0, worked: 0 };
});
process.channel?.unref();

/** Computing time of this thread in milliseconds. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
