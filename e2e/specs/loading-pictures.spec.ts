import { expect, test, visit } from '../fixtures/test';
import { main } from '../pages/main';

test('a slow picture has the loading picture in its place until it is there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let held = 0;
  await visit(page, '/');
  await page.route('**/_next/image**', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
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
  await expect.poll(() => held).toBeGreaterThan(0);
  expect(await background()).toContain('data:image/svg+xml');
  release();
  await expect.poll(background).toBe('none');
});
