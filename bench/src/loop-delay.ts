/** What is told to whoever started the process, and asked by sending anything: milliseconds, since the last time. */
export interface LoopDelay {
  /** The longest time between two turns, by the clock: what other programs took of the cores is in it. */
  readonly held: number;
  /** The most processor time that this thread took between two turns: what it is answerable for itself. */
  readonly worked: number;
}

// Loaded before the server (`--import`), so that nothing has to be measured inside it for our sake.
const step = 1;
const none: LoopDelay = { held: 0, worked: 0 };
let longest = none;
let last = { wall: performance.now(), work: processorTime() };

setInterval(() => {
  const now = { wall: performance.now(), work: processorTime() };
  longest = {
    held: Math.max(longest.held, now.wall - last.wall - step),
    worked: Math.max(longest.worked, now.work - last.work),
  };
  last = now;
}, step).unref();

process.on('message', () => {
  process.send?.(longest);
  longest = none;
});
process.channel?.unref();

/** Of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
