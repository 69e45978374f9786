import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, ball, down, lit } from '../paint';
import { GOLD, gloss, mark, mesh, STEEL } from '../parts';
import { circle, group, many, path, rect, shadow, stroke, text } from '../shapes';

export const cpu: Drawing = (look) => {
  const amd = /amd|ryzen|athlon/.test(look.words);
  const board = amd ? '#1f3b34' : '#1c5a3c';
  const underside = [
    rect(100, 100, 200, 200, board, 6),
    many(22, (row) =>
      stroke(`M112 ${112 + row * 8.4}H290`, '#d9b65c', 4, { 'stroke-dasharray': '0 8.4' }),
    ),
    rect(165, 165, 70, 70, board),
    many(6, (n) => rect(172 + (n % 3) * 20, 176 + Math.floor(n / 3) * 28, 14, 18, '#8d7f6d', 1)),
  ].join('');
  const top = [
    rect(100, 100, 200, 200, board, 6),
    stroke('M108 108H292V292H108Z', fade('#e8c76a', 0.5), 1.5),
    amd ? '' : many(2, (n) => circle(105 + n * 190, 250, 5, '#0d2a1f')),
    path('M106 294l14 0l-14 -14z', '#e8c76a'),
    path(
      amd
        ? 'M124 118h40v10h18v-10h36v10h18v-10h40v164h-40v-10h-18v10h-36v-10h-18v10h-40z'
        : 'M128 116h144l12 12v144l-12 12H128l-12 -12V128z',
      STEEL,
    ),
    rect(130, 130, 140, 140, lit('#eef0f3', '#c6cad1', '#a9aeb7'), 4),
    text(200, 176, 21, look.brand.toUpperCase(), '#4c5058', { fit: 120, spacing: 1 }),
    text(200, 204, 15, look.label, '#5b5f67', { fit: 116 }),
    text(200, 228, 8.5, `X${(look.seed % 900000) + 100000} MX`, '#7b808a', { weight: 400 }),
    rect(189, 238, 22, 22, '#666a72', 1),
    mesh(190, 239, 20, 20, 4, '#d4d7dc'),
    gloss(130, 130, 140, 140, 0.35),
  ].join('');
  return (
    shadow(205, 322, 140, 16) +
    group(
      'translate(200 200) matrix(1.02 -.1 .12 1.02 0 0) translate(-200 -200)',
      group('translate(5 9)', rect(100, 100, 200, 200, '#0d2a1f', 6)),
      look.view === 2 ? underside : top,
    )
  );
};

export const motherboard: Drawing = (look) => {
  const { accent, rgb, lights, count = 4 } = look;
  const pcb = toneOf('#23252b');
  const sink = look.tone;
  const tall = look.form === 'mini' ? 250 : 310;
  const top = 200 - tall / 2 - 8;
  const slots = Math.min(4, Math.max(2, count));
  const x4 = top + tall - 96;
  return (
    shadow(205, top + tall + 12, 165, 14) +
    group(
      look.view === 2 ? 'translate(200 200) matrix(.86 .1 -.1 .96 0 0) translate(-200 -200)' : '',
      rect(52, top + 6, 300, tall, '#0b0c0f', 6),
      rect(48, top, 300, tall, lit(pcb.light, pcb.base, pcb.dark), 6),
      many(12, (n) =>
        stroke(
          `M${170 + n * 9} ${top + 190}v${20 + (n % 4) * 9}l18 18H${330 - n * 4}`,
          fade('#ffffff', 0.05),
          1.4,
        ),
      ),
      path(`M52 ${top + 4}H118l14 18v96l-20 18H52Z`, lit(sink.pale, sink.base, sink.dark)),
      path(`M138 ${top + 4}H268v26H152z`, lit(sink.light, sink.dark)),
      rgb ? rect(58, top + 14, 6, 110, down(...lights), 3) : rect(58, top + 14, 5, 70, accent, 2),
      mark(88, top + 128, look, 8, sink.ink, 54),
      rect(146, top + 46, 104, 104, STEEL, 4),
      rect(158, top + 58, 80, 80, '#33363d', 2),
      many(9, (n) =>
        stroke(`M164 ${top + 66 + n * 8}H232`, '#caa95a', 3, { 'stroke-dasharray': '0 7' }),
      ),
      stroke(`M254 ${top + 52}V${top + 146}h-8`, '#d8dbe0', 3),
      many(
        slots,
        (n) =>
          rect(268 + n * 15, top + 24, 10, 134, n % 2 ? '#4a4d55' : '#15161a', 2) +
          rect(271.5 + n * 15, top + 32, 3, 118, '#05060a'),
      ),
      rect(334, top + 66, 10, 62, '#efe9dc', 1),
      many(
        2,
        (n) =>
          rect(70, x4 - 18 + n * 52, 180, 14, n === 0 ? STEEL : '#15161a', 3) +
          rect(80, x4 - 13 + n * 52, 160, 4, '#08090c'),
      ),
      rect(70, x4 + 2, 150, 26, lit(sink.light, sink.dark), 4),
      text(84, x4 + 19, 9, 'M.2', fade(sink.ink, 0.8), { anchor: 'start' }),
      path(`M262 ${top + 196}h66l12 14v66l-14 12h-64z`, lit(sink.pale, sink.base, sink.deep)),
      path(`M276 ${top + 208}l44 0l-30 66l-14 0z`, rgb ? lit(...lights) : accent, {
        opacity: 0.85,
      }),
      many(4, (n) => rect(268 + n * 17, top + tall - 16, 13, 9, '#0e0f12', 1)),
      circle(238, top + tall - 42, 12, ball('#ffffff', '#cfd3d9', '#8b9099')),
      [
        [56, top + 8],
        [340, top + 8],
        [56, top + tall - 8],
        [340, top + tall - 8],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, '#d9b65c') + circle(x, y, 2, '#ffffff'))
        .join(''),
    )
  );
};

function stick(x: number, y: number, look: Look): string {
  const { tone, rgb, lights, form, accent } = look;
  const w = form === 'sodimm' ? 190 : 270;
  const bare = form === 'bare' || form === 'sodimm';
  const spreader = path(
    `M${x} ${y + 18}l16 -14h${w * 0.3}l10 6h${w * 0.3 - 20}l10 -6h${w * 0.4 - 32}l16 14v44H${x}z`,
    lit(tone.pale, tone.base, tone.dark),
  );
  return [
    rect(x + 2, y + 8, w - 4, 68, lit('#2a6e4c', '#174a33'), 3),
    many(w / 6 - 3, (n) => rect(x + 8 + n * 6 + (n > w / 12 ? 6 : 0), y + 66, 4, 10, GOLD)),
    bare
      ? many(form === 'sodimm' ? 4 : 8, (n) =>
          rect(
            x + 12 + n * ((w - 24) / (form === 'sodimm' ? 4 : 8)),
            y + 18,
            form === 'sodimm' ? 34 : 25,
            36,
            lit('#3a3c42', '#17181c'),
            2,
          ),
        ) +
        rect(x + w * 0.52, y + 14, w * 0.34, 44, '#f6f4f0', 1) +
        text(x + w * 0.69, y + 33, 10, look.brand, '#333333', { fit: w * 0.3 }) +
        text(x + w * 0.69, y + 48, 9, look.label, '#555555', { fit: w * 0.3 })
      : spreader +
        path(`M${x + w * 0.56} ${y + 4}h26l-26 58h-26z`, accent, { opacity: 0.9 }) +
        text(x + 20, y + 46, 17, look.brand.toUpperCase(), tone.ink, {
          anchor: 'start',
          fit: w * 0.42,
        }) +
        text(x + w - 14, y + 46, 12, look.label, fade(tone.ink, 0.85), { anchor: 'end', fit: 60 }),
    rgb && !bare
      ? path(`M${x + 4} ${y + 14}l14 -20h${w - 36}l14 20l-10 -4H${x + 14}z`, across(...lights))
      : '',
    gloss(x, y + 6, w, 56, 0.14),
  ].join('');
}

export const ram: Drawing = (look) => {
  const sticks = look.view === 2 ? 1 : Math.min(4, Math.max(1, look.count ?? 1));
  const w = look.form === 'sodimm' ? 190 : 270;
  const step = sticks > 2 ? 46 : 62;
  const top = 200 - (step * (sticks - 1)) / 2 - 40;
  return (
    shadow(205, top + step * (sticks - 1) + 98, 160, 12) +
    group(
      'translate(200 200) rotate(-9) translate(-200 -200)',
      many(sticks, (n) => stick(200 - w / 2 - (sticks - 1) * 7 + n * 14, top + n * step, look)),
    )
  );
};

export const bundle: Drawing = (look) =>
  group('translate(28 -26) scale(.86)', motherboard({ ...look, view: 1 })) +
  group('translate(6 176) scale(.5)', cpu({ ...look, view: 1, label: '' })) +
  group(
    'translate(166 196) scale(.58)',
    ram({ ...look, view: 1, label: '', form: 'dimm', count: 2 }),
  );
