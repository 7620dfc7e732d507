import { expect, type Page } from '@playwright/test';
import { oneTimeCode } from '../packages/data/testing/one-time-code.ts';
import { axe } from './access.ts';
import { enter, leave, linkTo, newAddress, password, post } from './member.ts';
import { test } from './quiet.ts';

/** What a password is changed to. */
const changed = 'battery staple';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const menu = (page: Page) => page.getByRole('banner').locator('details.who');

async function signIn(page: Page, email: string, with_ = password): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(with_);
  await press(page, 'Sign In');
}

test('[A-01] [A-02] [A-03] [A-04] [A-05] [A-07] [N-01] [N-02] from signing up through the email to signing out, in two tabs', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeDisabled();
  await expect(page.getByText('Minimum 6 characters')).toBeVisible();
  for (const [name, href] of [
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
    ['Sign in', '/login'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill('correct house');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(create).toBeDisabled();
  await field(page, 'Confirm Password').fill(password);
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  // What is missing is said beside its field, and the first has the focus.
  await create.click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Please enter your name.');
  await field(page, 'Full Name').fill('Ada Byron');
  await create.click();
  const consent = page.getByRole('checkbox', { name: /13 or older.*Terms of Service/ });
  await expect(consent).toBeFocused();
  await consent.check();
  await create.click();
  await expect(toast(page, 'Check your email')).toContainText(
    "We've sent you a confirmation link to complete your registration.",
  );
  await expect(title(page)).toHaveText('Check your email');

  await page.getByRole('link', { name: 'Open the local mailbox' }).click();
  await expect(title(page)).toHaveText('Local mailbox');
  await page.getByRole('button', { name: `Confirm your email address ${email}` }).click();
  const message = page.getByRole('article').filter({ hasText: email });
  await message.getByRole('link', { name: /\/confirm\?token=/ }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Email confirmed')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(other.getByRole('banner').getByRole('link', { name: 'My Kits' })).toHaveAttribute('href', '/dashboard');
  await expect(menu(page).locator('summary')).toHaveText(email);
  // Until the server has said who is here, a login page stays as it is, and takes nothing.
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(new URL(frame.url()).pathname));
  for (const [door, button] of [
    ['/login', 'Sign In'],
    ['/signup?next=//evil.example', 'Create Account'],
  ] as const) {
    const answer = Promise.withResolvers<void>();
    // A route that ends with its only request may take the request with it.
    await page.route('**/api/session', (route) => answer.promise.then(() => route.continue()));
    const asked = page.waitForRequest('**/api/session');
    await page.goto(door);
    await asked;
    const form = page.getByRole('main').locator('form');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('button', { name: button })).toBeDisabled();
    await expect(page.getByRole('banner').getByText(email)).toHaveCount(0);
    expect(left.splice(0)).toEqual([door.split('?')[0]]);
    answer.resolve();
    await expect(page).toHaveURL('/');
    await expect(menu(page).locator('summary')).toHaveText(email);
    await page.unroute('**/api/session');
    left.length = 0;
  }
  await page.bringToFront();
  await expect(menu(page).locator('summary')).toHaveText(email);
  await menu(page).locator('summary').click();
  await expect(menu(page).getByRole('link')).toHaveText(['My Dashboard', 'My Orders', 'My Account']);
  await expect(menu(page).getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard');
  await menu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out.');
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'My Kits' })).toHaveCount(0);
});

test.describe('refusals', () => {
  test.use({ expected: /Failed to load resource/ });

  test('[A-02] [A-03] [A-04] [A-09] [W-15] signing in: faults by field, the server’s own words, back to where one was going', async ({
    page,
  }) => {
    const email = await enter(page);
    await leave(page);
    await page.goto('/login?next=%2Fcreate%3Fname%3DKiln');
    await press(page, 'Sign In');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Please enter your password.');
    await signIn(page, email, 'wrong horse');
    await expect(toast(page, 'Sign in failed')).toContainText('The email address or password is wrong.');
    await expect(field(page, 'Password')).toBeFocused();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fcreate%3Fname%3DKiln',
    );
    await signIn(page, email);
    await expect(page).toHaveURL('/create?name=Kiln');

    await leave(page);
    const late = newAddress();
    await post(page.request, '/api/account/sign-up', { name: 'Ada', email: late, password, accepted: true });
    await page.goto('/login');
    await signIn(page, late);
    await expect(toast(page, 'Sign in failed')).toContainText('please open the link in our email first');
    await page.goto('/signup');
    await field(page, 'Full Name').fill('Ada');
    await field(page, 'Email').fill(late);
    await field(page, 'Password').fill('password1');
    await field(page, 'Confirm Password').fill('password1');
    await page.getByRole('checkbox').check();
    await press(page, 'Create Account');
    await expect(toast(page, 'Sign up failed')).toContainText('This password is too common.');
    await expect(field(page, 'Password')).toBeFocused();
  });

  test('[A-02] [A-06] links that do not work say so; a forgotten password is chosen anew', async ({ page }) => {
    const email = await enter(page);
    await leave(page);
    await page.goto('/confirm?token=nothing');
    await expect(title(page)).toHaveText('This link doesn’t work');
    await expect(page).toHaveURL('/confirm');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field(page, 'Email').fill(email);
    await press(page, 'Send link');
    await expect(title(page)).toHaveText('Check your email');
    const link = await linkTo(page.request, email, 'Choose a new password');
    const choose = async (): Promise<void> => {
      await page.goto(link);
      await field(page, 'New Password').fill('another horse');
      await field(page, 'Confirm Password').fill('another horse');
      await press(page, 'Save password');
    };
    await choose();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Password changed')).toBeVisible();
    await signIn(page, email, 'another horse');
    await expect(page).toHaveURL('/');
    await choose();
    await expect(title(page)).toHaveText('This link doesn’t work');
    await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('[HR-04] [HR-12] a confirmation link asks another browser for the password, and says why it has ended', async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    await post(page.request, '/api/account/sign-up', { name: 'Ada Byron', email, password, accepted: true });
    const first = await linkTo(page.request, email, 'Confirm your email address');
    const context = await browser.newContext();
    const phone = await context.newPage();
    await phone.goto(first);
    await expect(title(phone)).toHaveText('One more step');
    await expect(phone).toHaveURL('/confirm');
    await expect(field(phone, 'Password')).toBeFocused();
    await expect(phone.getByRole('link', { name: 'I don’t know the password' })).toHaveAttribute('href', '/forgot-password');
    expect(await axe(phone)).toEqual([]);
    await field(phone, 'Password').fill('wrong horse');
    await press(phone, 'Confirm');
    await expect(field(phone, 'Password')).toHaveAccessibleDescription('That’s not the password for this account.');
    await field(phone, 'Password').fill(password);
    await press(phone, 'Confirm');
    await expect(phone).toHaveURL('/');
    await expect(toast(phone, 'Email confirmed')).toBeVisible();
    await context.close();
    await page.goto(first);
    await expect(title(page)).toHaveText('This link doesn’t work');
    await expect(page.getByRole('main')).toContainText('This link has already been used. Sign in and we’ll send you a new link');
  });

  test('[HR-01] the email to the old address stops a move; its link then says what ended it', async ({ page, browser }) => {
    const email = await enter(page);
    const moved = newAddress();
    await post(page.request, '/api/account/email', { email: moved, current: password });
    const link = await linkTo(page.request, moved, 'Confirm your new email address');
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(await linkTo(page.request, email, 'Your account email is about to change'));
    await expect(title(elsewhere)).toHaveText('Recover your account');
    await field(elsewhere, 'New Password').fill('another horse');
    await field(elsewhere, 'Confirm Password').fill('another horse');
    await press(elsewhere, 'Save password');
    await expect(elsewhere).toHaveURL('/login');
    await context.close();
    await page.goto(link);
    await expect(title(page)).toHaveText('This link doesn’t work');
    await expect(page.getByRole('main')).toContainText('This link no longer works because the password was changed.');
    await page.goto('/login');
    await signIn(page, email, 'another horse');
    await expect(page).toHaveURL('/');
  });

  test('[A-06] the account: name, address, password, second factor by its QR code, export, and deletion', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/login?next=%2Faccount');
    await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to see your account.');
    await enter(page);
    await page.goto('/account');
    await field(page, 'Full Name').fill('Ada Lovelace');
    await press(page, 'Save');
    await expect(toast(page, 'Name saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Full Name')).toHaveValue('Ada Lovelace');

    const email = newAddress();
    const address = page.getByRole('region', { name: 'Email', exact: true });
    await address.getByRole('button', { name: 'Change email' }).click();
    await address.getByLabel('New Email').fill(email);
    await address.getByLabel('Current Password').fill('wrong horse');
    await address.getByRole('button', { name: 'Send link' }).click();
    await expect(address.getByLabel('Current Password')).toHaveAccessibleDescription('That’s not your current password.');
    await address.getByLabel('Current Password').fill(password);
    await address.getByRole('button', { name: 'Send link' }).click();
    await expect(toast(page, 'Check your email')).toContainText(email);
    await page.goto(await linkTo(page.request, email, 'Confirm your new email address'));
    await expect(toast(page, 'Email confirmed')).toBeVisible();
    await page.goto('/account');
    await expect(address.getByText(email)).toBeVisible();
    const secret = page.getByRole('region', { name: 'Password' });
    await secret.getByRole('button', { name: 'Change password' }).click();
    await secret.getByLabel('Current Password').fill(password);
    await secret.getByLabel('New Password').fill(changed);
    await secret.getByLabel('Confirm Password').fill(changed);
    await secret.getByRole('button', { name: 'Save password' }).click();
    await expect(toast(page, 'Password changed')).toContainText('You’re signed out everywhere else.');

    const factor = page.getByRole('region', { name: 'Two-factor authentication' });
    await factor.getByRole('button', { name: 'Set up' }).click();
    await factor.getByLabel('Current Password').fill(changed);
    await factor.getByRole('button', { name: 'Set up' }).click();
    await expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const [backup = '', second = ''] = await factor.getByRole('listitem').allTextContents();
    await factor.getByLabel('Code from the app').fill('000000');
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await expect(toast(page, 'This code is wrong or has expired.')).toBeVisible();
    const key = ((await factor.locator('.key').textContent()) ?? '').replaceAll(' ', '');
    await factor.getByLabel('Code from the app').fill(oneTimeCode(key));
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await expect(factor.getByText('On. You’ll need a code from your authenticator app')).toBeVisible();
    // Moving asks for a code now.
    await address.getByRole('button', { name: 'Change email' }).click();
    await address.getByLabel('New Email').fill(newAddress());
    await address.getByLabel('Current Password').fill(changed);
    await address.getByLabel('Code from your authenticator app').fill('000000');
    await address.getByRole('button', { name: 'Send link' }).click();
    await expect(address.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(
      'This code is wrong or has expired.',
    );
    await address.getByRole('button', { name: 'Cancel' }).click();
    await factor.getByRole('button', { name: 'Turn off' }).click();
    await factor.getByLabel('Current Password').fill(changed);
    const code = factor.getByLabel('Code from the app, or a backup code');
    await code.fill('000000');
    await factor.getByRole('button', { name: 'Turn off' }).click();
    await expect(code).toHaveAccessibleDescription('This code is wrong or has expired.');
    await leave(page);
    await page.goto('/login?next=/account');
    await signIn(page, email, changed);
    await expect(title(page)).toHaveText('One more step');
    await field(page, 'Code').fill(backup);
    await press(page, 'Continue');
    await expect(page).toHaveURL('/account');

    const arriving = page.waitForEvent('download');
    await press(page, 'Download my data');
    expect((await arriving).suggestedFilename()).toBe('brandwright-account.zip');
    await press(page, 'Delete account');
    const ask = page.getByRole('dialog', { name: 'Delete your account?' });
    await ask.getByLabel('Current Password').fill('wrong horse');
    await ask.getByLabel('Code from your authenticator app').fill(second);
    await ask.getByRole('button', { name: 'Delete for good' }).click();
    await expect(ask.getByLabel('Current Password')).toHaveAccessibleDescription('That’s not your current password.');
    await ask.getByLabel('Current Password').fill(changed);
    await ask.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Account deleted')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('[A-08] [W-12] a draft made before signing in follows into the account, and is there in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/create/kit');
  await field(page, 'Business name').fill('Kiln & Ember');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const email = await enter(page);
  await page.goto('/create/kit?step=2');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const draft = async () =>
    ((await (await page.request.get('/api/draft')).json()) as { draft: Record<string, unknown> | null }).draft;
  await expect.poll(async () => (await draft())?.businessName).toBe('Kiln & Ember');
  await page.getByRole('radio', { name: 'Food & Beverage' }).check({ force: true });
  await expect.poll(async () => (await draft())?.industry).toBe('Food & Beverage');

  const elsewhere = await browser.newPage();
  await post(elsewhere.request, '/api/account/sign-in', { email, password });
  await elsewhere.goto('/create/kit');
  await expect(elsewhere).toHaveURL('/create/kit?step=2');
  await expect(elsewhere.getByRole('radio', { name: 'Food & Beverage' })).toBeChecked();
  await elsewhere.close();
});

test('[N-06] [A-03] the keyboard alone signs in, opens the menu and signs out', async ({ page }) => {
  const email = await enter(page);
  await leave(page);
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const summary = menu(page).locator('summary');
  await expect(summary).toHaveText(email);
  await summary.focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Signed out')).toBeVisible();
});

test.describe('an account that cannot be reached', () => {
  test.use({ expected: /status of 503/ });

  test('[W-12] [A-08] the wizard says where a draft is saved: here, in the account, or here until that is back', async ({
    page,
  }) => {
    await enter(page);
    await page.goto('/create/kit');
    await field(page, 'Business name').fill('Kiln & Ember');
    await expect(page.getByText('Saved to your account')).toBeVisible();
    await page.route('**/api/draft', (route) => route.fulfill({ status: 503, json: { code: 'press.busy', detail: '' } }));
    await field(page, 'Business name').fill('Kiln & Ash');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.unroute('**/api/draft');
    await field(page, 'Business name').fill('Kiln & Oak');
    await expect(page.getByText('Saved to your account')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('dialog')).toContainText('cleared from this device and your account');
  });
});
