import { expect } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { answers, heading, leave } from './wizard-page.ts';

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[Q-03] [W-04] the end of the quiz shows what it found, whole and between preview and bar', async ({ page }) => {
      await leave(page, { ...answers, personality: '', step: 3 });
      await page.goto('/create/kit');
      await page.getByRole('button', { name: 'Complete Quiz' }).click();
      await expect(heading(page)).toHaveText('Logo Style Preferences');
      const result = page.getByRole('region', { name: 'Your brand’s personality' });
      await expect(result).toContainText('Friendly Creative');
      await expect(result).toContainText('Playful, The friend, Tradition, Organic');
      const box = (await result.boundingBox()) ?? { y: 0, height: 0 };
      const title = (await heading(page).boundingBox()) ?? { y: 0, height: 0 };
      const bar = await page.locator('.step .bar').boundingBox();
      expect(box.y).toBeGreaterThanOrEqual(title.y + title.height);
      expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
      // The first of the four choices is in view with it.
      await expect(page.getByRole('radio', { name: 'Elegant' })).toBeInViewport({ ratio: 1 });
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await result.getByRole('button', { name: 'Change answers' }).click();
      await expect(page).toHaveURL(/\?step=3&question=1$/);
      await expect(page.getByRole('radio', { name: /^Playful/ })).toBeChecked();
    });
  });
}
