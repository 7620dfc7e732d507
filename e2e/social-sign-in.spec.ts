import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { leftAndBack } from './left-and-back.ts';
import { test as quiet } from './quiet.ts';
import { title, told } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';
import { answers, drawnLogo, leave, stored } from './wizard-page.ts';

/** Address of the provider that is played. */
let playedAt = '';
/** Pages and requests go to the server of these journeys. */
const test = quiet.extend<{ baseURL: string }, { rooms: Rooms }>({
  rooms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from the pattern.
    async ({}, use) => {
      const rooms = await startRooms('--sign-in');
      playedAt = rooms.playedAt;
      await use(rooms);
      await rooms.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rooms }, use) => use(rooms.origin),
});

let count = 0;

/** Somebody is signed in at the provider. */
async function atProvider(page: Page, change: object = {}): Promise<string> {
  const email = `ada-${++count}@example.com`;
  const person = { sub: `sub-${count}`, email, email_verified: true, name: 'Ada Byron', ...change };
  await page.request.post(`${playedAt}/played/person`, { data: JSON.stringify(person) });
  return email;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Brand Kit - $15' });
const consent = (page: Page) => page.getByRole('checkbox', { name: /13 or older.*Terms of Service/ });
const sound = async (page: Page) => [await axe(page), await smallTargets(page), await cutOff(page)];

/** The account has everything that it asks the server for: asked later, without the cookie, it would be refused. */
const accountRead = (page: Page) => expect(button(page, 'Create a key')).toBeVisible();

/** Somebody new signs up with Google. */
async function join(page: Page, next = '/account'): Promise<string> {
  const email = await atProvider(page);
  await page.goto(`/signup?next=${encodeURIComponent(next)}`);
  await consent(page).check();
  await button(page, 'Continue with Google').click();
  await expect(page).toHaveURL(next);
  return email;
}

test('[A-11] [W-15] signing up with Google at the review leads back to it with the same logo', async ({ page }) => {
  const email = await atProvider(page);
  const logo = (await drawnLogo(page, answers.businessName)) as { readonly id: string };
  await leave(page, { ...answers, selectedLogo: logo, step: 7 });
  await page.goto('/create/kit');
  await purchase(page).click();
  await page
    .getByRole('status')
    .getByRole('link', { name: /sign in/i })
    .click();
  const account = page.getByRole('main').getByRole('link', { name: 'Create an account' });
  await expect(account).toHaveAttribute('href', /next=/);
  await account.click();
  // Nobody signs up without the terms, whichever way.
  await button(page, 'Continue with Google').click();
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toHaveAccessibleDescription('Please check the box to continue.');
  await page.keyboard.press('Space');
  await button(page, 'Continue with Google').press('Enter');
  await told(page, 'Welcome to Brandwright', 'Your account is ready. Next time, sign in with Google.');
  await expect(page).toHaveURL(/\/create\/kit\?step=7$/);
  await expect(title(page)).toHaveText('Final Review');
  await expect(page.getByRole('img', { name: 'Logo preview for Juniper & Rye' }).first()).toBeVisible();
  expect(((await stored(page)).selectedLogo as { readonly id: string }).id).toBe(logo.id);
  const { user } = (await (await page.request.get('/api/session')).json()) as {
    readonly user: { readonly email: string } | null;
  };
  expect(user?.email).toBe(email);
});

test.describe('who has no account yet', () => {
  test.use({ expected: /status of 409/ });

  test('[A-11] [A-07] the login page signs in with Google, and asks newcomers for the terms first', async ({ page }) => {
    await atProvider(page);
    await page.goto('/login?next=%2Faccount');
    await button(page, 'Continue with Google').click();
    await expect(title(page)).toHaveText('Create your account');
    // What Google sent leaves the address, and with it the history.
    await expect(page).toHaveURL('/sign-in/google');
    await button(page, 'Create account with Google').click();
    await expect(consent(page)).toBeFocused();
    await consent(page).check();
    await button(page, 'Create account with Google').click();
    await expect(page).toHaveURL('/account');
    await accountRead(page);
    await page.context().clearCookies();
    await page.goto('/login?next=%2Faccount');
    await button(page, 'Continue with Google').click();
    await expect(title(page)).toHaveText('My account');
  });
});

test('[A-11] whoever comes back from Google by Back finds the button as it was', async ({ page }) => {
  await page.goto('/login');
  // The page stays as it is when it is left: an empty answer leads nowhere.
  await page.route('**/authorize*', (route) => route.fulfill({ status: 204 }));
  await button(page, 'Continue with Google').click();
  await expect(button(page, 'One moment...')).toHaveAttribute('aria-disabled', 'true');
  await leftAndBack(page);
  await expect(button(page, 'Continue with Google')).not.toHaveAttribute('aria-disabled');
});

test.describe('what fails', () => {
  test.use({ expected: /status of (400|403|503)|ERR_FAILED|Failed to fetch/ });

  test('[A-11] a refused consent, a forged answer and an unconfirmed address are told, with a way on', async ({ page }) => {
    await atProvider(page, { denies: true });
    await page.goto('/login?next=%2Fpricing');
    await button(page, 'Continue with Google').click();
    await expect(title(page)).toHaveText('We couldn’t sign you in');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText('You canceled, so nothing was shared with us.');
    expect(await sound(page)).toEqual([[], [], 0]);
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Sign In' });
    await expect(back).toHaveAttribute('href', '/login?next=%2Fpricing');

    await atProvider(page, { email_verified: false });
    await button(page, 'Continue with Google').click();
    await expect(page.getByRole('main')).toContainText('That account has no confirmed email address.');

    await page.goto('/sign-in/google?state=forged&code=forged');
    await expect(page.getByRole('main')).toContainText('This sign-in wasn’t started in this browser');
    await expect(page).toHaveURL('/sign-in/google');
    await page.goto('/sign-in/apple');
    await expect(title(page)).toHaveText('There’s nothing to finish here');
  });

  test('[A-11] an answer that nobody judged is sent again', async ({ page }) => {
    const email = await join(page);
    await expect(page.getByRole('banner')).toContainText(email);
    await accountRead(page);
    await page.context().clearCookies();
    await page.route('**/api/account/provider/finish', (route) => route.abort(), { times: 1 });
    await page.goto('/login');
    await button(page, 'Continue with Google').click();
    await button(page, 'Try again').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toContainText(email);
  });
});

test('[A-11] Apple is connected and disconnected, and the last way in stays', async ({ page }) => {
  await join(page);
  const google = page.getByRole('listitem').filter({ hasText: 'Google' });
  await expect(google).toContainText('Connected. To disconnect it, set a password first.');
  await expect(google.getByRole('button')).toHaveCount(0);
  // Without a password, Google confirms who is there.
  await button(page, 'Connect Apple').press('Enter');
  await expect(button(page, 'Confirm with Google')).toBeFocused();
  await button(page, 'Confirm with Google').click();
  await told(page, 'Thanks, it’s you', 'You can make your change now.');
  await button(page, 'Connect Apple').press('Enter');
  await expect(button(page, 'Continue to Apple')).toBeFocused();
  await button(page, 'Cancel').press('Enter');
  await expect(button(page, 'Connect Apple')).toBeFocused();
  await button(page, 'Connect Apple').click();
  await button(page, 'Continue to Apple').click();
  await told(page, 'Apple is connected', 'You can now sign in with Apple.');
  await button(page, 'Disconnect Google').click();
  await expect(page.locator('.toast').filter({ hasText: 'Google is disconnected' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Apple' })).toContainText('To disconnect it, set a password first.');
  await page.context().clearCookies();
  await page.goto('/login?next=%2Faccount');
  await button(page, 'Continue with Apple').click();
  await expect(title(page)).toHaveText('My account');
});

test('[A-11] [A-10] an account without a password sets one, or is deleted, once Google confirms', async ({ page }) => {
  await join(page);
  await expect(button(page, 'Set up')).toHaveCount(0);
  await button(page, 'Delete account').click();
  await expect(button(page, 'Delete for good')).toHaveCount(0);
  await button(page, 'Confirm with Google').click();
  await told(page, 'Thanks, it’s you', 'You can make your change now.');
  await button(page, 'Delete account').click();
  await button(page, 'Delete for good').click();
  await told(page, 'Account deleted', 'Your account and its data have been deleted.');

  await join(page);
  await button(page, 'Set a password').press('Enter');
  await expect(button(page, 'Confirm with Google')).toBeFocused();
  await button(page, 'Confirm with Google').click();
  await button(page, 'Set a password').click();
  await page.getByLabel('New Password').fill('battery staple');
  await page.getByLabel('Confirm Password').fill('battery staple');
  await button(page, 'Save password').click();
  await expect(page.locator('.toast').filter({ hasText: 'Password set' })).toBeVisible();
  await expect(button(page, 'Change password')).toBeVisible();
  await expect(button(page, 'Disconnect Google')).toBeVisible();
  await expect(button(page, 'Set up')).toBeVisible();
});

test.describe('a proof that has run out', () => {
  test.use({ expected: /status of 403/ });

  test('[A-11] a form that is sent too late asks for another proof', async ({ page }) => {
    await join(page);
    // The page read of a proof that counts no more when the form is sent.
    await page.route('**/api/account', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), proved: true } });
    });
    await page.reload();
    await button(page, 'Change email').click();
    await expect(page.getByLabel('New Email')).toBeVisible();
    await page.unroute('**/api/account');
    await page.getByLabel('New Email').fill('new@example.com');
    await button(page, 'Send link').click();
    await expect(page.locator('.toast').filter({ hasText: 'Please confirm that it’s you first' })).toBeVisible();
    await expect(button(page, 'Confirm with Google')).toBeVisible();
  });
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`on ${device}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport });

    test('[A-11] [N-06] the buttons and the account’s ways in are sound', async ({ page }) => {
      for (const path of ['/login', '/signup']) {
        await page.goto(path);
        await expect(button(page, 'Continue with Apple')).toBeVisible();
        expect([path, ...(await axe(page)), await cutOff(page)]).toEqual([path, 0]);
        for (const name of ['Google', 'Apple'])
          expect((await button(page, `Continue with ${name}`).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await join(page);
      await button(page, 'Connect Apple').click();
      await expect(button(page, 'Confirm with Google')).toBeVisible();
      expect([...(await axe(page)), await cutOff(page)]).toEqual([0]);
    });
  });
}
