// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enableSoftNavigation } from '@/components/shell/navigation/soft-navigation';

const router = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() };
let stop: () => void;
// jsdom cannot load pages, so a link that is left to the browser ends here.
const leftToBrowser = (event: Event) => event.preventDefault();

beforeEach(() => {
  for (const call of Object.values(router)) call.mockReset();
  stop = enableSoftNavigation(router);
  window.addEventListener('click', leftToBrowser);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', leftToBrowser);
});

function link(href: string, attributes: Record<string, string> = {}, parent = document.body) {
  const anchor = parent.appendChild(document.createElement('a'));
  anchor.href = href;
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  return anchor;
}
const fire = (target: Element, type: string, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
/** A press and its release in one place. @param detail which press of a double click it is */
function press(target: Element, detail = 1): void {
  for (const type of ['mousedown', 'mouseup', 'click']) fire(target, type, { detail });
}

describe('enableSoftNavigation', () => {
  it('navigates when the mouse button goes down, and only once', () => {
    const anchor = link('/marcas?a=1#x');
    fire(anchor, 'mousedown');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/marcas?a=1#x', { scroll: true });
    fire(anchor, 'mouseup');
    fire(anchor, 'click');
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  it('navigates on a click without a press, like a click from the keyboard', () => {
    fire(link('/marcas'), 'click');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/marcas', { scroll: true });
  });

  it('does not follow a link that appears under the second press of a double click', () => {
    press(document.body.appendChild(document.createElement('button')));
    press(link('/marcas'), 2);
    expect(router.push).not.toHaveBeenCalled();
    press(link('/buscar'));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/buscar', { scroll: true });
  });

  it('follows links that are pressed twice in the same place, as on the way through a list', () => {
    vi.useFakeTimers();
    for (const [index, href] of ['/buscar?page=2', '/buscar?page=3'].entries()) {
      press(link(href), index + 1);
      vi.runAllTimers();
      expect(router.push).toHaveBeenLastCalledWith(href, { scroll: true });
    }
    expect(router.push).toHaveBeenCalledTimes(2);
  });

  it('leaves a list where it is when its filters change', () => {
    const filters = document.body.appendChild(document.createElement('div'));
    filters.dataset.stay = '';
    fire(link('/buscar?ofertas=1', {}, filters), 'click');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/buscar?ofertas=1', { scroll: false });
  });

  it('undoes the navigation when the button is released elsewhere', () => {
    fire(link('/marcas'), 'mousedown', { clientX: 10, clientY: 10 });
    fire(document.body, 'mouseup', { clientX: 60, clientY: 10 });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(location.href);
  });

  it.each([
    ['another site', 'https://otro.example/', {}],
    ['another tab', '/marcas', { target: '_blank' }],
    ['a download', '/marcas', { download: 'lista' }],
    ['a file', '/sitemap.xml', {}],
    ['a place on this page', '#resenas', {}],
    ['a control', '/compra/carrito/detalle', { role: 'button' }],
  ])('leaves %s to the browser', (_what, href, attributes) => {
    press(link(href, attributes));
    expect(router.push).not.toHaveBeenCalled();
  });

  const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];
  it.each([...keys, { button: 1 }])('leaves a click with %j to the browser', (init) => {
    const anchor = link('/marcas');
    fire(anchor, 'mousedown', init);
    fire(anchor, 'click', init);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('waits for the click inside a dialog, which closes on it', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const anchor = link('/marcas', {}, dialog);
    fire(anchor, 'mousedown');
    expect(router.push).not.toHaveBeenCalled();
    fire(anchor, 'click');
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  it('does nothing when a handler prevented the default', () => {
    const anchor = link('/marcas');
    anchor.addEventListener('click', (event) => event.preventDefault());
    fire(anchor, 'click');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('prefetches a link that the pointer rests on, and none that it only crosses', () => {
    vi.useFakeTimers();
    fire(link('/marcas'), 'pointerover');
    vi.advanceTimersByTime(20);
    fire(link('/buscar'), 'pointerover');
    vi.advanceTimersByTime(100);
    expect(router.prefetch.mock.calls.map(([href]) => href)).toEqual(['/buscar']);
  });
});
