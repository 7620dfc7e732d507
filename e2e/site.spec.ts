import { expect, type Page } from '@playwright/test';
import { test } from './quiet.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}').businessName);

/** Every route of docs/product.md, with the heading it must show. */
const routes = {
  '/': 'Type a name.See it as a brand.',
  '/create': 'Choose Your Logo Creation Path',
  '/create/kit': /./,
  '/create/free': /./,
  '/login': 'Sign In',
  '/signup': 'Sign Up',
  '/forgot-password': 'Forgot your password?',
  '/mailbox': 'Local mailbox',
  '/pricing': 'Pay once. Keep it all.',
  '/contact': 'Contact',
  '/payment-success': 'Payment Successful!',
  '/connect-canva': 'There’s nothing to connect here',
  '/brand-guidelines': 'Brand Guidelines',
  '/design-tips': 'Design Tips',
  '/api-documentation': 'API Documentation',
  '/help-center': 'Help Center',
  '/about-us': 'About Us',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
} as const;

for (const [path, heading] of Object.entries(routes)) {
  test(`[N-05] ${path} answers a direct visit and a reload`, async ({ page }) => {
    for (const answer of [await page.goto(path), await page.reload()]) {
      expect(answer?.status()).toBe(200);
      await expect(title(page).first()).toHaveText(heading);
    }
    // Alive, and still the same page: the browser took over what was built for this address.
    await page.waitForLoadState('networkidle');
    await expect(title(page).first()).toHaveText(heading);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('[N-05] pages for one person are not indexed', async ({ request }) => {
  for (const path of [...Object.keys(routes), '/results'].filter(
    (one) => !/^\/($|create|login|signup|pricing|contact|privacy|terms|help|api|brand|design|about)/.test(one),
  )) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
  }
});

test('[N-01] the header has the brand, Home, Pricing and Contact, Sign In and Sign Up', async ({ page }) => {
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText(['Brandwright', 'Home', 'Pricing', 'Contact', 'Sign In', 'Sign Up']);
  await expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(title(page)).toHaveText('Contact');
  await header.getByRole('link', { name: 'Sign In' }).click();
  await expect(title(page)).toHaveText('Sign In');
  await header.getByRole('link', { name: 'Sign Up' }).click();
  await expect(title(page)).toHaveText('Sign Up');
  await header.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page)).toContainText('Type a name.');
});

test('[N-01] on a phone the menu opens, closes with Escape and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.locator('header summary');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(0);
  await menu.click();
  await expect(links).toHaveText(['Home', 'Pricing', 'Contact', 'Sign In', 'Sign Up']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await links.filter({ hasText: 'Pricing' }).click();
  await expect(title(page)).toHaveText('Pay once. Keep it all.');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expected: /status of 404/ });

  test('[N-01] every link leads somewhere', async ({ page, request }) => {
    for (const path of ['/', '/create', '/pricing', '/nothing-here']) {
      await page.goto(path);
      const targets = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const target of new Set(targets)) {
        const { pathname, hash } = new URL(target, page.url());
        if (target.startsWith('#')) await expect(page.locator(target)).toHaveCount(1);
        else {
          const answer = await request.get(pathname);
          expect(answer.status(), target).toBe(200);
          if (hash !== '') expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`);
        }
      }
    }
  });

  test('[N-04] answers 404 with ways home, back and to support', async ({ page }) => {
    await page.goto('/');
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page Not Found');
    await expect(page.locator('figure path').first()).toBeAttached();
    const main = page.getByRole('main');
    await expect(main.getByRole('link')).toHaveText(['Go Home', 'Contact Support', 'Free logo builder', 'Pricing', 'Contact']);
    expect(await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/',
      '/contact',
      '/create/free',
      '/pricing',
      '/contact',
    ]);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(title(page)).toContainText('Type a name.');
  });
});

test('[N-03] the footer has four columns, the year, and social places that lead nowhere and say so', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Product', 'Resources', 'Company']);
  await expect(footer.getByRole('navigation')).toHaveCount(3);
  await expect(footer.getByText('Brandwright turns a business name into a brand')).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} Brandwright`)).toBeVisible();
  await expect(footer.getByText('Coming soon:')).toBeVisible();
  const social = footer.getByRole('list', { name: 'Social profiles' }).getByRole('link');
  await expect(social).toHaveText(['Instagram', 'LinkedIn', 'Pinterest']);
  for (const one of await social.all()) {
    await expect(one).toBeDisabled();
    await expect(one).not.toHaveAttribute('href');
  }
});

test('[H-02] the feature grid has six cards, each shown on a drawing', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Every design starts with your name, not a template.' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w{3}/);
    const drawing = card.locator('img');
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});

test('[H-03] the features section shows two sets of answers and one design on every ground', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'It listens before it draws.' });
  expect(
    await section.evaluate(
      (one) => (document.querySelector('#drawn')?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBeTruthy();
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  const pictures = section.getByRole('img');
  await expect(pictures).toHaveCount(8 + 8 + 5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
    await expect(picture).toHaveAccessibleName(/, [a-z]/);
  }
  // Sixteen logos of their own; the last five are one design.
  const files = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  expect(new Set(files.slice(0, 17)).size).toBe(17);
});

test('[H-04] [B-11] the kit lists what it holds, on a made-up sample', async ({ page, request }) => {
  await page.goto('/');
  const kit = page.getByRole('region', { name: 'Your Complete Brand Kit' });
  await expect(kit.getByRole('listitem')).toHaveText([
    'Logo Design',
    'Color Palette',
    'Fonts',
    'Icons',
    'Business Card',
    'Letterhead',
    'Social Media Kit',
  ]);
  await expect(kit.getByText('Sample kit for Eco Coffee Co., a company we made up.')).toBeVisible();
  await expect(kit.getByText('$15, one-time payment per brand kit. Logos are free.')).toBeVisible();
  await expect(kit.getByRole('img')).toHaveCount(4);
  for (const name of ['Business card', 'Letterhead', 'Social post'])
    await expect(kit.getByRole('img', { name: `${name} of Eco Coffee Co.` })).toHaveCount(1);
  // Drawn by the engine: outlines, no picture and no text in any file.
  for (const picture of await kit.locator('figure > img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /\.svg$/);
    const src = (await picture.getAttribute('src')) ?? '';
    const svg = await (await request.get(src)).text();
    expect(svg).toContain('<path');
    expect(svg).not.toMatch(/<(?:image|text|foreignObject|script)\b/);
  }
});

test('[H-05] [H-08] [B-11] the selector shows both paths with their contents and leads to each', async ({ page }) => {
  await page.goto('/create');
  await expect(title(page)).toHaveText('Choose Your Logo Creation Path');
  const free = page.getByRole('region', { name: 'Free Static Logo Builder' });
  for (const text of ['Curated fonts and icons', 'Multiple layouts, 5 color schemes', 'Live preview', 'Basic download, no AI'])
    await expect(free.getByText(text)).toBeVisible();
  const kit = page.getByRole('region', { name: 'AI Brand Kit Generator' });
  for (const text of [
    /^AI logos/,
    /variations/,
    'Full kit download',
    'Palette generation',
    'Social templates in 13 sizes',
    'Guidelines',
    'Business cards',
    'Letterhead',
    'One-time payment per brand kit',
  ])
    await expect(kit.getByText(text).first()).toBeVisible();
  // Signed-out visitors see no usage.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Usage Tracker' })).toHaveCount(0);
  await free.getByRole('link', { name: 'Start Free Builder' }).click();
  await expect(page).toHaveURL('/create/free');
  await page.goBack();
  await kit.getByRole('link', { name: 'Start AI Generator - $15' }).click();
  // Alive, the wizard writes its step into the address.
  await expect(page).toHaveURL(/\/create\/kit(?:\?step=1)?$/);
  await page.goto('/create');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[H-06] the selector returns to home', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(title(page)).toContainText('Type a name.');
});

test('[H-07] a name brought to the selector is kept, and its pictures redraw without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const lead = page.locator('.kit [data-panel="lead"]');
  await page.goto('/create?name=Juniper+%26+Rye');
  const sample = await lead.innerHTML();
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toBeUndefined();
  expect(await lead.innerHTML()).toBe(sample);
  await page.goto('/create?name=Nordlicht+Physio');
  await expect(lead).toHaveClass(/own/);
  expect(await lead.innerHTML()).not.toBe(sample);
  expect(await kept(page)).toBe('Nordlicht Physio');
  await expect(page.locator('.own')).toHaveCount(6);
  expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)).toBeLessThan(0.02);
  // The name is there on the next visit, without the address.
  await page.goto('/create');
  await expect(lead).toHaveClass(/own/);
});

test('[H-07] a name that cannot be drawn leaves the sample, and is kept', async ({ page }) => {
  await page.goto(`/create?name=${'K'.repeat(81)}`);
  await expect.poll(() => kept(page)).toBe('K'.repeat(81));
  await expect(page.locator('.own')).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});

test('[H-07] the sample name counts once somebody typed it', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Business name');
  await field.fill('Kiln');
  await expect.poll(() => kept(page)).toBe('Kiln');
  await field.fill('Juniper & Rye');
  await expect.poll(() => kept(page)).toBe('Juniper & Rye');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('[H-05] [H-08] home leads to the selector and on to both paths without scripts', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Business name').fill('Kiln');
    await page.getByRole('button', { name: 'Start Creating Free' }).click();
    await expect(page).toHaveURL('/create?name=Kiln');
    await expect(page.locator('.kit path').first()).toBeAttached();
    await page.getByRole('link', { name: 'Start AI Generator - $15' }).click();
    await expect(page).toHaveURL('/create/kit');
  });

  test('[N-01] the menu of a phone opens without scripts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/create', '/pricing']) {
      await page.goto(path);
      await page.locator('header summary').click();
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await expect(title(page)).toHaveText('Pay once. Keep it all.');
    }
  });
});

test('[N-05] robots may read the pages', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/\n/);
});

test.describe('a page that breaks while it is drawn', () => {
  test.use({ expected: /broken on purpose/ });

  test('[N-04] says so, offers a fresh start, and keeps what was typed', async ({ page }) => {
    await page.goto('/create/free');
    await page.getByRole('textbox', { name: 'Business name' }).fill('Kiln');
    await expect.poll(() => kept(page)).toBe('Kiln');
    let whole = false;
    const broken = "export default () => { throw new Error('broken on purpose') }";
    await page.route('**/assets/free-*.js', (route) =>
      whole ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await page.reload();
    await expect(title(page)).toHaveText('Something went wrong');
    whole = true;
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(title(page)).toHaveText('Free Logo Builder');
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Kiln');
  });
});
