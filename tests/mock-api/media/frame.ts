import sharp from 'sharp';
import type { Frame } from '../seed/art/scene';
import { svg } from '../seed/art/svg';

const PIXELS = 208;
const UNITS = 520;
const MARGIN = 60;

/** Share of the picture's side that the longer side of a thing takes. */
const FILL = 0.82;

/** Fainter than this is shadow. */
const SOLID = 100;

function frameOf(alpha: Uint8Array): Frame {
  let [left, top, right, bottom] = [PIXELS, PIXELS, 0, 0];
  for (let y = 0; y < PIXELS; y += 1) {
    for (let x = 0; x < PIXELS; x += 1) {
      if ((alpha[y * PIXELS + x] ?? 0) < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const unit = UNITS / PIXELS;
  const side = (Math.max(right - left, bottom - top, 1) * unit) / FILL;
  const middle = (from: number, to: number) => ((from + to) / 2) * unit - MARGIN - side / 2;
  return [middle(left, right), middle(top, bottom), side];
}

/** A mean over `2 * radius + 1` pixels of each row; what lies outside is empty. Rows become columns. */
function smoothed(field: Float32Array, radius: number): Float32Array {
  const out = new Float32Array(field.length);
  for (let y = 0; y < PIXELS; y += 1) {
    let sum = 0;
    for (let x = -radius; x < PIXELS; x += 1) {
      if (x + radius < PIXELS) sum += field[y * PIXELS + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= field[y * PIXELS + x - radius - 1] ?? 0;
      if (x >= 0) out[x * PIXELS + y] = sum / (2 * radius + 1);
    }
  }
  return out;
}

const blurred = (field: Float32Array, radius: number) =>
  smoothed(smoothed(smoothed(smoothed(field, radius), radius), radius), radius);

const layer = async (rgba: Buffer) => {
  const raw = { width: PIXELS, height: PIXELS, channels: 4 } as const;
  const png = await sharp(rgba, { raw }).png({ compressionLevel: 3 }).toBuffer();
  return `<image x="${-MARGIN}" y="${-MARGIN}" width="${UNITS}" height="${UNITS}" href="data:image/png;base64,${png.toString('base64')}"/>`;
};

/**
 * A thing in the light of a studio, and the square around it. Its outline says what shadow it throws, which edges face
 * the light and which lie in the shade; a small picture of each is enough, as both are soft.
 */
export async function inStudio(drawing: string): Promise<{ lit: string; frame: Frame }> {
  const whole = svg(PIXELS, PIXELS, [-MARGIN, -MARGIN, UNITS, UNITS], drawing);
  const alpha = await sharp(Buffer.from(whole)).extractChannel('alpha').raw().toBuffer();
  const body = Float32Array.from(alpha, (value) => Math.max(0, (value / 255) * 2 - 1));
  const [near, far, soft] = [blurred(body, 1), blurred(body, 3), smoothed(smoothed(body, 1), 1)];
  const edge = (by: number, strength: number) => {
    const step = by * (PIXELS + 1);
    const seen = body.map((solid, at) => Math.max(0, solid - (soft[at - step] ?? 0)) * strength);
    return smoothed(smoothed(seen, 1), 1);
  };
  const [facing, turned] = [edge(1, 0.62), edge(-1, 0.56)];
  const below = Buffer.alloc(PIXELS * PIXELS * 4, 0x16);
  const above = Buffer.alloc(PIXELS * PIXELS * 4, 0x0c);
  for (let at = 0; at < body.length; at += 1) {
    const [lit, shade] = [facing[at] ?? 0, turned[at] ?? 0];
    below[at * 4 + 3] =
      255 * (0.32 * (far[at - 3 * PIXELS - 1] ?? 0) + 0.26 * (near[at - PIXELS] ?? 0));
    above[at * 4 + 3] = 255 * Math.abs(lit - shade);
    if (lit > shade) above.fill(0xff, at * 4, at * 4 + 3);
  }
  const [shadow, light] = await Promise.all([layer(below), layer(above)]);
  return { lit: `${shadow}${drawing}${light}`, frame: frameOf(alpha) };
}

/** A part of a frame, nearer: one of its four corners, towards the middle. */
export function nearer([x, y, side]: Frame, corner: number): Frame {
  const shift = (odd: boolean) => side * (odd ? 0.19 : 0.05);
  return [x + shift(corner % 2 === 1), y + shift(corner > 1), side * 0.76];
}
