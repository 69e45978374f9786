import { expectUsable, OTHER_LOOKS, setLook } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { isPlainProduct, letTimePass, readStored, see } from '../fixtures/browse';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Builder from '../pages/builder';
import { expectText } from '../pages/main';

test('the home page continues what a visitor did before, and nothing moves', async ({ page }) => {
  const { products } = await catalogue.search('', { q: 'monitor', per_page: 20 });
  // Products of its own, because the price of one changes.
  const [first, second] = products.filter(isPlainProduct);
  if (!first || !second) throw new Error('The catalogue has too few monitors.');
  await visit(page, '/');
  const slot = page.locator('.return-slot');
  await expect(slot).toBeHidden();
  await see(page, first);
  await see(page, second);
  await Builder.open(page);
  await Builder.addFirstButton(page).click();
  await expectText(Builder.step(page), 'Elegida');
  await expect.poll(() => readStored(page, 'assembly')).toContain('"part":{');

  // Another day: what was viewed first costs less.
  await letTimePass(page);
  await catalogue.setPrice(first.id, Math.round(first.current * 100 - 25_000) / 100, {
    price_with_tax: first.price,
  });
  const readShifts = await recordLayoutShifts(page);
  const panel = page.getByRole('region', { name: 'Sigue donde te quedaste' });
  const companions = page.getByRole('region', { name: 'Va bien con lo último que viste' });
  for (const look of OTHER_LOOKS) {
    await test.step(look.join(' px, '), async () => {
      await setLook(page, look, 800);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(slot).toBeVisible();
      const { height: room } = await boxOf(slot);
      await slot.scrollIntoViewIfNeeded();
      await expectText(panel, '1 producto que viste bajó de precio');
      await expect(panel.getByRole('link')).toHaveText([
        /Ensamble por terminar.*Continuar/,
        /Bajó \$250\.00 desde que lo viste/,
        new RegExp(String(second.name).slice(0, 12)),
      ]);
      expect((await boxOf(slot)).height).toBe(room);
      const place = page.locator('.return-companions');
      const { height: placeRoom } = await boxOf(place);
      await expect(async () => {
        await place.scrollIntoViewIfNeeded();
        await expect(companions.getByRole('article').first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectUsable(page);
      expect((await boxOf(place)).height).toBe(placeRoom);
      expect((await boxOf(slot)).height).toBe(room);
      const moved = (await readShifts()).flatMap((shift) => shift.moved);
      expect(moved.filter((name) => /seen|return/.test(name))).toEqual([]);
    });
  }

  await panel.getByRole('button', { name: 'Borrar historial' }).click();
  await panel.getByRole('button', { name: /^Descartar/ }).click();
  await expect(panel).toHaveCount(0);
  await expect(companions).toHaveCount(0);
  await expect.poll(() => readStored(page, 'seen')).not.toContain(first.slug);
  await page.reload();
  await expect(slot).toBeHidden();
});
