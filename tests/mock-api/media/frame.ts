import sharp from 'sharp';
import { type Frame, svg } from '../seed/art/scene';

const PIXELS = 208;
const UNITS = 520;
const MARGIN = 60;

/** Share of the picture's side that the longer side of a thing takes. */
const FILL = 0.85;

/** Fainter than this is shadow. */
const SOLID = 100;

/** The square around what is solid. */
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
  const body = Float32Array.from(alpha, (value) => Math.max(0, (value / 255) * 3 - 2));
  const [near, far, edge] = [blurred(body, 1), blurred(body, 3), smoothed(smoothed(body, 1), 1)];
  const at = (field: Float32Array, index: number, by: number) =>
    field[index - by * (PIXELS + 1)] ?? 0;
  const below = Buffer.alloc(PIXELS * PIXELS * 4, 0x16);
  const above = Buffer.alloc(PIXELS * PIXELS * 4, 0x0c);
  for (let index = 0; index < body.length; index += 1) {
    const solid = body[index] ?? 0;
    const thrown = 0.32 * (far[index - 3 * PIXELS - 1] ?? 0) + 0.26 * (near[index - PIXELS] ?? 0);
    const facing = Math.max(0, solid - at(edge, index, 1)) * 0.4;
    const turned = Math.max(0, solid - at(edge, index, -1)) * 0.36;
    below[index * 4 + 3] = 255 * thrown;
    above[index * 4 + 3] = 255 * Math.max(facing, turned);
    if (facing > turned) above.fill(0xff, index * 4, index * 4 + 3);
  }
  const [shadow, light] = await Promise.all([layer(below), layer(above)]);
  return { lit: `${shadow}${drawing}${light}`, frame: frameOf(alpha) };
}

/** A part of a frame, nearer: one of its four corners, towards the middle. */
export function nearer([x, y, side]: Frame, corner: number): Frame {
  const shift = (odd: boolean) => side * (odd ? 0.3 : 0.1);
  return [x + shift(corner % 2 === 1), y + shift(corner > 1), side * 0.6];
}
