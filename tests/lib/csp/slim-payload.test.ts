import { describe, expect, it } from 'vitest';
import { slimPayload } from '@/lib/csp/slim-payload';

const all = () => true;
const part = (name: string, children: unknown) => [
  '$',
  '$L1',
  null,
  { written: name, className: 'x', children },
];
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const head = '1:I[5,["$2"],"Written"]\n2:"/a.js"\n:HL["/a.css","style"]\n';

describe('slimPayload', () => {
  it('leaves out what written parts hold, and the rows that only they led to', () => {
    const payload = [
      head,
      '5:I[9,[],"Only"]\n',
      row('0', { tree: ['$', 'main', null, { children: [part('a', ['$L3', 'hola']), '$L4'] }] }),
      row('3', ['$', '$L5', null, { text: '$6' }]),
      '6:Tb,año largo!',
      row('4', ['$', 'p', null, { children: 'queda' }]),
    ].join('');
    expect(slimPayload(payload, all)).toBe(
      [
        head,
        row('0', { tree: ['$', 'main', null, { children: [part('a', null), '$L4'] }] }),
        row('4', ['$', 'p', null, { children: 'queda' }]),
      ].join(''),
    );
  });

  it('keeps the parts that the browser does not have', () => {
    const payload = head + row('0', [part('a', 'uno'), part('b', 'dos')]);
    expect(slimPayload(payload, (name) => name === 'b')).toBe(
      head + row('0', [part('a', 'uno'), part('b', null)]),
    );
  });

  it('keeps a text of its length in bytes where something else leads to it', () => {
    const payload = `${head}${row('0', [part('a', '$3'), '$3'])}3:Tb,año largo!${row('4', 'sin dueño')}`;
    expect(slimPayload(payload, all)).toBe(
      `${head}${row('0', [part('a', null), '$3'])}3:Tb,año largo!`,
    );
  });

  it('keeps rows whose ids begin with a letter, as in long pages', () => {
    const rest = row('a0', ['$', 'img', null, {}]) + row('b4', 'texto') + row('f', 'otro');
    const payload = `${head}${row('0', [part('a', 'uno'), '$a0', '$Lb4', '$f'])}${rest}`;
    expect(slimPayload(payload, all)).toBe(
      `${head}${row('0', [part('a', null), '$a0', '$Lb4', '$f'])}${rest}`,
    );
  });

  it('changes nothing when something outside points into a written part', () => {
    const inside = part('a', [['$', 'i', null, { style: { color: 'red' } }]]);
    const payload = head + row('0', [inside, { style: '$0:0:props:children:0:props:style' }]);
    expect(slimPayload(payload, all)).toBe(payload);
  });

  it.each(['', 'no rows', '0:[1', '1:{"a":', 'z:1\n', '0:T5,ab'])('leaves %j as it is', (payload) =>
    expect(slimPayload(payload, all)).toBe(payload),
  );
});
