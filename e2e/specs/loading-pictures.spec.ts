import { hold } from '../fixtures/connection';
import { expect, test, visit } from '../fixtures/test';
import { main } from '../pages/main';

test('a slow picture has the loading picture in its place until it is there', async ({ page }) => {
  await visit(page, '/');
  const pictures = await hold(page, '**/_next/image**');
  // The first scroll that is noticed loads the code.
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(page.locator('img[data-loading]')).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
  const picture = main(page).locator('img[data-loading]').last();
  await picture.evaluate((image) => {
    Object.assign(window, { picture: image });
    image.scrollIntoView({ block: 'center' });
  });
  const background = () =>
    page.evaluate(() => getComputedStyle(Reflect.get(window, 'picture')).backgroundImage);
  await expect.poll(() => pictures.count).toBeGreaterThan(0);
  expect(await background()).toContain('data:image/svg+xml');
  pictures.release();
  await expect.poll(background).toBe('none');
});
