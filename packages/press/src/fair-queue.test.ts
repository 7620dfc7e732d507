import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, mostLead, type Queued, type Rank, ranks, short } from './fair-queue.ts';

interface Job extends Queued {
  readonly name: string;
}
const job = (client: string, cost = 100, rank: Rank = 'visitor', name = client): Job => ({ clients: [client], cost, rank, name });
const drain = (queue: ReturnType<typeof createFairQueue<Job>>): Job[] => {
  const taken: Job[] = [];
  for (let next = queue.take(Number.POSITIVE_INFINITY); next !== null; next = queue.take(Number.POSITIVE_INFINITY))
    taken.push(next);
  return taken;
};

const someJob = fc
  .record({
    client: fc.constantFrom('a', 'b', 'c', 'd'),
    cost: fc.integer({ min: 1, max: 2_000 }),
    rank: fc.constantFrom(...ranks),
  })
  .map(({ client, cost, rank }) => job(client, cost, rank));

test('[HR-02] every job is taken once, whatever comes in whatever order', () => {
  void fc.assert(
    fc.property(fc.array(fc.oneof(someJob, fc.constant(null)), { maxLength: 60 }), (steps) => {
      const queue = createFairQueue<Job>(1_000);
      const given: Job[] = [];
      const taken: Job[] = [];
      for (const step of steps) {
        if (step === null) taken.push(...[queue.take(Number.POSITIVE_INFINITY)].filter((one) => one !== null));
        else {
          given.push(step);
          expect(queue.push(step)).toBeNull();
        }
      }
      taken.push(...drain(queue));
      expect(new Set(taken)).toEqual(new Set(given));
      expect(taken).toHaveLength(given.length);
      expect(queue.size).toBe(0);
    }),
  );
});

test('[HR-02] a newcomer waits for at most one job of each other client, however many are queued', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 2, max: 20 }), fc.nat(30), (clients, jobs, before) => {
      const queue = createFairQueue<Job>(1_000);
      for (let n = 0; n < clients * jobs; n++) queue.push(job(`flood ${n % clients}`));
      for (let n = 0; n < Math.min(before, clients * jobs - clients); n++) queue.take(Number.POSITIVE_INFINITY);
      queue.push(job('newcomer'));
      const names = drain(queue).map(({ name }) => name);
      const first = names.slice(0, names.indexOf('newcomer'));
      expect(new Set(first).size).toBe(first.length);
    }),
  );
});

test('[HR-02] clients share by work, not by jobs: one hard job weighs as much as ten easy ones', () => {
  const queue = createFairQueue<Job>(1_000);
  for (let n = 0; n < 4; n++) queue.push(job('hard', 1_000));
  for (let n = 0; n < 40; n++) queue.push(job('easy', 100));
  const half = drain(queue).slice(0, 22);
  expect(half.filter(({ name }) => name === 'hard')).toHaveLength(2);
});

test('[HR-02] a person has one share, over several accounts at one address or one account at several', () => {
  const queue = createFairQueue<Job>(1_000);
  for (let n = 0; n < 6; n++) queue.push({ ...job('many accounts'), clients: ['address', `account ${n}`] });
  for (let n = 0; n < 6; n++) queue.push({ ...job('many addresses'), clients: [`address ${n}`, 'account'] });
  for (let n = 0; n < 6; n++) queue.push(job('one'));
  const first = drain(queue).slice(0, 6);
  for (const name of ['many accounts', 'many addresses', 'one']) expect(first.filter((one) => one.name === name)).toHaveLength(2);
});

test('[HR-02] paid work goes first, then accounts, and a quarter of the turns is open to all', () => {
  const queue = createFairQueue<Job>(1_000);
  for (const rank of ranks) for (let n = 0; n < 40; n++) queue.push(job(rank, 100, rank));
  const first = drain(queue)
    .slice(0, 40)
    .map(({ name }) => name);
  expect(first.slice(0, 3)).toEqual(['paid', 'paid', 'paid']);
  expect(first.filter((name) => name === 'paid').length).toBeGreaterThanOrEqual(30);
  expect(first.filter((name) => name === 'visitor').length).toBeGreaterThanOrEqual(4);
});

test('jobs of a few milliseconds go first; a job that was put back goes before them', () => {
  const queue = createFairQueue<Job>(1_000);
  queue.push(job('paid', 100, 'paid'));
  queue.push(job('picture', 10));
  const taken = queue.take(Number.POSITIVE_INFINITY);
  expect(taken?.name).toBe('picture');
  queue.push(job('other picture', 10));
  if (taken !== null) queue.putBack(taken);
  expect(drain(queue).map(({ name }) => name)).toEqual(['picture', 'other picture', 'paid']);
});

/** Six clients that have short jobs waiting at any time, each of which takes as long as it costs or as `real` says. */
function flooded(cost: number, real = cost) {
  const queue = createFairQueue<Job>(1_000);
  for (let n = 0; n < 200; n++) queue.push(job(`flood ${n % 6}`, cost));
  /** Takes the next job, and asks for as much again where it was of the flood. */
  const next = (): string => {
    const taken = queue.take(Number.POSITIVE_INFINITY);
    if (taken === null) throw new Error('Nothing waits.');
    if (!taken.name.startsWith('flood')) return taken.name;
    queue.push({ ...taken });
    queue.correct(taken, real);
    return taken.name;
  };
  /** Milliseconds of the flood's work before a job of somebody else begins; looks no further than 2,000. */
  const workBefore = (): number => {
    let work = 0;
    while (work < 2_000 && next().startsWith('flood')) work += real;
    return work;
  };
  return { queue, next, workBefore };
}

test('[H3-02] [HR-02] short jobs without end leave half of the work to long ones', () => {
  const [costs, hard] = [fc.integer({ min: 1, max: short }), fc.integer({ min: short + 1, max: mostLead })];
  void fc.assert(
    fc.property(costs, fc.nat(100), hard, (cost, before, hard) => {
      const { queue, next, workBefore } = flooded(cost);
      for (let n = 0; n < before; n++) next();
      for (let n = 0; n < 10; n++) queue.push(job('newcomer', hard));
      // The first waits for the head start of the others, each further one for as much as it costs itself.
      expect(workBefore()).toBeLessThan(mostLead + short);
      for (let n = 1; n < 10; n++) expect(workBefore()).toBeLessThan(hard + short);
    }),
  );
});

test('[H3-02] [HR-02] short jobs that take longer than they look count for what they took', () => {
  const { queue, workBefore } = flooded(3, 57);
  queue.push(job('newcomer', 150));
  expect(workBefore()).toBeLessThan(mostLead + 57);
});

test('[H3-02] [HR-02] a picture after a costly set waits for one short job of each other client at most', () => {
  const { queue, next, workBefore } = flooded(10);
  queue.push(job('honest', 1_400));
  expect(workBefore()).toBeLessThan(mostLead + short);
  queue.push(job('honest', 10));
  for (let n = 0; n < 3; n++) queue.push(job('sets', 400));
  const before: string[] = [];
  for (let name = next(); name !== 'honest'; name = next()) before.push(name);
  expect(before.length).toBeLessThanOrEqual(6);
  expect(new Set(before).size).toBe(before.length);
  expect(before).not.toContain('sets');
});

test('[H3-02] [HR-02] a full queue refuses the client with the most jobs, however little they cost', () => {
  const queue = createFairQueue<Job>(30);
  for (let n = 0; n < 30; n++) queue.push(job(`flood ${n % 3}`, 3));
  // Three milliseconds a job would weigh less than one ordinary set.
  expect(queue.push(job('newcomer', 150))?.name).toMatch(/flood/);
});

test('a job that costs more than may run now waits, and the next one does not wait for it', () => {
  const queue = createFairQueue<Job>(1_000);
  queue.push(job('hard', 1_000));
  queue.push(job('easy', 100));
  expect(queue.take(500)?.name).toBe('easy');
  expect(queue.take(500)).toBeNull();
  expect(queue.take(1_000)?.name).toBe('hard');
});

test('[HR-02] a full queue makes room for a client with less waiting, never at the cost of paid work', () => {
  const queue = createFairQueue<Job>(4);
  queue.push(job('flood', 100, 'visitor', 'first'));
  queue.push(job('flood', 100, 'visitor', 'last'));
  queue.push(job('shop', 5_000, 'paid'));
  queue.push(job('other', 150));
  expect(queue.push(job('newcomer'))?.name).toBe('last');
  const late = job('newcomer', 200);
  expect(queue.push(late)).toBe(late);
  expect(queue.push(job('payer', 100, 'paid'))?.name).toBe('other');
  expect(queue.size).toBe(4);
});

test('what a job really cost counts for its client', () => {
  const queue = createFairQueue<Job>(1_000);
  queue.push(job('a'));
  queue.push(job('b'));
  const first = queue.take(Number.POSITIVE_INFINITY);
  queue.take(Number.POSITIVE_INFINITY);
  if (first !== null) queue.correct(first, 5_000);
  queue.push(job('a'));
  queue.push(job('b'));
  queue.push(job('b'));
  expect(drain(queue).map(({ name }) => name)).toEqual(['b', 'b', 'a']);
});

test('the work before a job is its client’s own, and as much for each of the others', () => {
  const queue = createFairQueue<Job>(1_000);
  for (let n = 0; n < 10; n++) queue.push(job('flood'));
  for (let n = 0; n < 2; n++) queue.push(job('other'));
  expect(queue.costBefore(['newcomer'])).toBe(0);
  expect(queue.costBefore(['other'])).toBe(400);
  expect(queue.costBefore(['flood'])).toBe(1_200);
});

test('[H15-02] clients of one group share its weight, however many they are', () => {
  const queue = createFairQueue<Job>(200);
  const groups = [{ key: 'network', weight: 4 }];
  for (let n = 0; n < 200; n++) expect(queue.push({ ...job(`flood ${n}`, 400), groups })).toBeNull();
  queue.take(Number.POSITIVE_INFINITY);
  const newcomer = job('newcomer', 100);
  // The queue is full now. At most four of the group's jobs are ahead of a newcomer.
  queue.push({ ...job('flood 200', 400), groups });
  expect(queue.push(newcomer)?.groups).toBe(groups);
  expect(queue.costBefore(newcomer.clients)).toBe(500);
  expect(queue.take(Number.POSITIVE_INFINITY)).toBe(newcomer);
});

test('[H16-03] what people with accounts draw puts no visitor behind a household', () => {
  const queue = createFairQueue<Job>(300);
  const groups = [{ key: 'network', weight: 16 }];
  for (let n = 0; n < 200; n++) queue.push({ ...job(`flood ${n}`, 400), groups });
  for (let n = 0; n < 20; n++) {
    queue.push(job('person', 400, 'account'));
    for (let turn = 0; turn < 2; turn++) queue.take(Number.POSITIVE_INFINITY);
  }
  queue.push(job('newcomer', 400));
  const [first, second] = drain(queue).map(({ name }) => name);
  expect([first, second]).toContain('newcomer');
});

test('[H17-02] visitors get a turn while accounts draw, however much visitors drew before', () => {
  const queue = createFairQueue<Job>(300);
  for (let n = 0; n < 200; n++) {
    queue.push(job(`earlier ${n % 4}`, 400));
    queue.take(Number.POSITIVE_INFINITY);
  }
  for (let n = 0; n < 64; n++) queue.push(job(`person ${n}`, 400, 'account'));
  queue.push(job('newcomer', 400));
  // One in eight turns is for visitors.
  const names = drain(queue).map(({ name }) => name);
  expect(names.indexOf('newcomer')).toBeLessThan(8);
});
