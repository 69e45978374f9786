// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toHtml } from '@/components/ui/to-html';

const Name = ({ children }: { children: ReactNode }) => <b className="name">{children}</b>;

/** Both as a browser reads them: the order and the case of what is written do not count. */
function readBoth(node: ReactNode): [string, string] {
  const read = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return root.innerHTML;
  };
  return [read(toHtml(node)), read(renderToStaticMarkup(node))];
}

it('writes what React would write', () => {
  for (const node of [
    'Tom & "Jerry" <b>',
    ['a', 1, null, undefined, true, false, <i key="i">…</i>],
    <>
      <Name>{'<script>'}</Name> y {3}
    </>,
    <p key="p" aria-hidden={true} data-on={false} hidden title={'"'}>
      <a href="/x?a=1&b=2">ñ</a>
    </p>,
    <picture key="picture">
      <img src="/a.png" srcSet="/a.png 1x" alt="" width={3} fetchPriority="high" />
    </picture>,
    <label key="label" htmlFor="x" style={{ backgroundSize: '50% 100%', width: '3px' }}>
      <input id="x" inputMode="numeric" required disabled={false} defaultValue="5" />
    </label>,
    <time key="time" dateTime="2026-01-01" />,
    <svg key="svg" className="i" aria-hidden="true">
      <use href="/icons.svg#truck" />
    </svg>,
    <pre key="pre">{'\n\nline'}</pre>,
    <button key="button" type="button" popoverTarget="p" popoverTargetAction="hide" />,
    <table key="table">
      <tbody>
        <tr>
          <th scope="row" colSpan={2} />
        </tr>
      </tbody>
    </table>,
  ]) {
    const [ours, theirs] = readBoth(node);
    expect(ours).toBe(theirs);
  }
});

it('lets no text become markup and no address become a script', () => {
  const text = `"><img src=x onerror=alert(1)>'<!--</script>`;
  const root = document.createElement('div');
  root.innerHTML = toHtml(
    <p title={text} data-x={text}>
      {text}
    </p>,
  );
  expect(root.querySelectorAll('*')).toHaveLength(1);
  expect(root.querySelector('p')).toHaveAttribute('title', text);
  expect(root.textContent).toBe(text);
  for (const href of ['javascript:alert(1)', ' \u0001JAVA\nscript:alert(1)', 'jav\tascript\n:x'])
    expect(toHtml(<a href={href}>x</a>)).toBe('<a>x</a>');
});

it('refuses what needs React in the browser', () => {
  expect(() => toHtml(<button type="button" onClick={() => undefined} />)).toThrow('onClick');
  expect(() => toHtml(Promise.resolve('x'))).toThrow();
  expect(() => toHtml(<p style={{ width: 3 }} />)).toThrow('width');
});
