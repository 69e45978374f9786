import sharp from 'sharp';
import { type Frame, svg } from '../seed/art/scene';

const PIXELS = 104;
const UNITS = 520;
const MARGIN = 60;

/** Share of the picture's side that the longer side of a thing takes. */
const FILL = 0.85;

/** Fainter than this is shadow. */
const SOLID = 100;

/** The square around what a drawing shows. */
export async function frameOf(drawing: string): Promise<Frame> {
  const whole = svg(PIXELS, PIXELS, [-MARGIN, -MARGIN, UNITS, UNITS], drawing);
  const pixels = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer();
  let [left, top, right, bottom] = [PIXELS, PIXELS, 0, 0];
  for (let y = 0; y < PIXELS; y += 1) {
    for (let x = 0; x < PIXELS; x += 1) {
      if ((pixels[(y * PIXELS + x) * 4 + 3] ?? 0) < SOLID) continue;
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

/** A part of a frame, nearer: one of its four corners, towards the middle. */
export function nearer([x, y, side]: Frame, corner: number): Frame {
  const shift = (odd: boolean) => side * (odd ? 0.34 : 0.16);
  return [x + shift(corner % 2 === 1), y + shift(corner > 1), side * 0.5];
}
