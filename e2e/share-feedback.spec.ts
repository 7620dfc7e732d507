import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { open, rye, title, toast } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  // Its people’s logos are drawn first.
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

/** A new link to Maya’s kit. */
async function linkTo(page: Page): Promise<string> {
  const { cookie } = rooms.people.maya;
  const headers = { origin: rooms.origin, cookie: `${cookie.name}=${cookie.value}` };
  const made = await page.request.post(`${rooms.origin}/api/kits/${rye(rooms)}/shares`, { headers });
  return ((await made.json()) as { readonly path: string }).path;
}

const comment = 'Could the second line be larger?\n<img src=x onerror=alert(1)>';

test('[M-10] [S-28] a visitor votes and comments; the owner shows it, deletes it and closes feedback', async ({
  page,
  browser,
}) => {
  const path = await linkTo(page);
  // Typing takes people as long.
  await page.clock.install();
  await open(page, rooms, path);
  await expect(title(page)).toHaveText('Juniper & Rye Bakery');
  await expect(page.locator('.cover .type [data-art^="type-"] svg').first()).toBeVisible();
  const pictures = page.getByRole('main').getByRole('img', { name: /\(preview\)$/ });
  await expect(pictures).toHaveCount(11);
  const first = page.getByRole('group', { name: 'Design 1' });
  const like = first.getByRole('button', { name: 'I like it' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: 'Not quite' }).click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('group', { name: 'Design 2' }).getByRole('button', { name: 'I like it' }).click();
  await page.getByRole('button', { name: 'Send comment' }).click();
  const field = page.getByRole('textbox', { name: 'Comment', exact: true });
  await expect(field).toHaveAccessibleDescription('Please write a comment.');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await field.fill(comment);
  await page.clock.fastForward(5_000);
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(toast(page, 'Comment sent')).toBeVisible();
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(comments).toContainText('Only you and the owner can see this until the owner shows it to others.');
  // After a reload the browser is still the same visitor.
  await page.reload();
  await expect(first.getByRole('button', { name: 'Not quite' })).toHaveAttribute('aria-pressed', 'true');
  await expect(comments.locator('.text')).toHaveText(comment);
  const other = await browser.newPage();
  await other.goto(rooms.origin + path);
  await expect(other.getByText('No comments yet.')).toBeVisible();

  const desk = await browser.newPage();
  await open(desk, rooms, `/results/${rye(rooms)}#sharing`, 'maya');
  const feedback = desk.getByRole('region', { name: 'Votes and comments' });
  await expect(feedback.locator('.tally li')).toHaveText(['Logo 1I like it: 0Not quite: 1', 'Logo 2I like it: 1Not quite: 0']);
  await expect(feedback.locator('.left li')).toContainText('Visible only to you and its author');
  await feedback.getByRole('button', { name: 'Show to visitors: comment by Ben' }).click();
  await expect(toast(desk, 'Comment shown')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('region', { name: 'Comments' }).locator('.text')).toHaveText(comment);
  await feedback.getByRole('button', { name: 'Delete: comment by Ben' }).click();
  await expect(feedback.getByText('No comments yet.')).toBeVisible();
  await expect(feedback.getByRole('heading', { name: 'Comments', exact: true })).toBeFocused();
  await feedback.getByRole('button', { name: 'Close voting and comments' }).click();
  await expect(feedback.getByText('Voting and comments are closed.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('The owner isn’t taking votes or comments anymore.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'I like it' }).first()).toBeDisabled();
  await expect(other.getByRole('textbox', { name: 'Comment', exact: true })).toHaveCount(0);
  await feedback.getByRole('button', { name: 'Let people vote and comment' }).click();
  await expect(feedback.getByText('People with a link can vote and comment.')).toBeVisible();
  await desk.close();
  await other.close();
});

test('[M-10] a visitor deletes their comment, votes are sent in turn, and the owner clears them', async ({ page, browser }) => {
  const path = await linkTo(page);
  await page.clock.install();
  await open(page, rooms, path);
  // Two first votes at once are still one visitor’s.
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.headers().cookie ?? ''));
  const like = (place: number) => page.getByRole('group', { name: `Design ${place}` }).getByRole('button', { name: 'I like it' });
  await Promise.all([like(1).click(), like(2).click()]);
  await expect.poll(() => sent.length).toBe(2);
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Too green?');
  await page.clock.fastForward(5_000);
  await page.getByRole('button', { name: 'Send comment' }).click();
  await page.getByRole('button', { name: 'Delete my comment' }).click();
  await expect(toast(page, 'Comment deleted')).toBeVisible();
  await expect(page.getByText('Too green?')).toHaveCount(0);
  await page.reload();
  for (const place of [1, 2]) await expect(like(place)).toHaveAttribute('aria-pressed', 'true');

  const desk = await browser.newPage();
  await open(desk, rooms, `/results/${rye(rooms)}#sharing`, 'maya');
  const feedback = desk.getByRole('region', { name: 'Votes and comments' });
  await feedback.getByRole('button', { name: 'Clear votes' }).click();
  await expect(feedback.getByRole('button', { name: 'Keep votes' })).toBeFocused();
  await feedback.getByRole('button', { name: 'Clear votes' }).click();
  await expect(feedback.getByText('Nobody has voted yet.')).toBeVisible();
  await expect(feedback.getByRole('heading', { name: 'Votes', exact: true })).toBeFocused();
  await page.reload();
  await expect(like(1)).toHaveAttribute('aria-pressed', 'false');
  await desk.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of [
    ['phone', { width: 360, height: 740 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const)
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

      test('[M-10] [N-06] the share page and its owner’s feedback have no accessibility fault', async ({ page }) => {
        const path = await linkTo(page);
        const told = { name: 'Ada', comment: 'A warmer red?', seconds: 20 };
        const headers = { origin: rooms.origin };
        expect((await page.request.post(`${rooms.origin}/api${path}/comments`, { headers, data: told })).ok()).toBe(true);
        await open(page, rooms, path);
        await page.getByRole('button', { name: 'I like it' }).first().click();
        await expect(page.getByText('A warmer red?').last()).toBeVisible();
        expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
        await open(page, rooms, `/results/${rye(rooms)}`, 'maya');
        await expect(page.locator('.feedback').getByText('A warmer red?').first()).toBeVisible();
        expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
      });
    });
