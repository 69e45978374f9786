import { describe, expect, it } from 'vitest';
import { slimPayload } from '@/lib/document/slim-payload';

const all = () => true;
const part = (name: string, children?: unknown) => [
  '$',
  '$L1',
  null,
  { written: name, className: 'x', children },
];
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const head = '1:I[5,["$2"],"Written"]\n2:"/a.js"\n:HL["/a.css","style"]\n';

describe('slimPayload', () => {
  it('removes the content of static parts, and the rows that only they refer to', () => {
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
        row('0', { tree: ['$', 'main', null, { children: [part('a'), '$L4'] }] }),
        row('4', ['$', 'p', null, { children: 'queda' }]),
      ].join(''),
    );
  });

  it('keeps the parts that the browser does not have', () => {
    const payload = head + row('0', [part('a', 'uno'), part('b', 'dos')]);
    expect(slimPayload(payload, (name) => name === 'b')).toBe(
      head + row('0', [part('a', 'uno'), part('b')]),
    );
  });

  it('removes undefined properties of elements, and nothing else that is undefined', () => {
    const element = (props: object) => ['$', '$L1', null, props];
    const value = (props: object) => ({ r: '$undefined', tree: [element({ c: element(props) })] });
    const payload = head + row('0', value({ a: '$undefined', b: null, c: { d: '$undefined' } }));
    expect(slimPayload(payload, all)).toBe(
      head + row('0', value({ b: null, c: { d: '$undefined' } })),
    );
  });

  it('keeps a text row, whose length is in bytes, when another row refers to it', () => {
    const payload = `${head}${row('0', [part('a', '$3'), '$3'])}3:Tb,año largo!${row('4', 'sin dueño')}`;
    expect(slimPayload(payload, all)).toBe(`${head}${row('0', [part('a'), '$3'])}3:Tb,año largo!`);
  });

  it.each(['$', '$L', '$@', '$Q'])(
    'keeps every row that a reference such as %s1f points to',
    (prefix) => {
      const ids = Array.from({ length: 0x1200 }, (_, id) => id.toString(16));
      const rows = ids.map((id, index) =>
        row(id, [part('a', 'x'), `${prefix}${ids[index + 1] ?? '0'}`]),
      );
      const kept = slimPayload(rows.join(''), all).split('\n');
      expect(kept.filter(Boolean).map((line) => line.split(':')[0])).toEqual(ids);
    },
  );

  it('changes nothing when a reference from outside points into a static part', () => {
    const inside = part('a', [['$', 'i', null, { style: { color: 'red' } }]]);
    const payload = head + row('0', [inside, { style: '$0:0:props:children:0:props:style' }]);
    expect(slimPayload(payload, all)).toBe(payload);
  });

  it.each(['', 'no rows', '0:[1', '1:{"a":', 'z:1\n', '0:T5,ab'])(
    'returns %j unchanged',
    (payload) => expect(slimPayload(payload, all)).toBe(payload),
  );
});
