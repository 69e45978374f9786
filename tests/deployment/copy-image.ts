import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/environment.mjs';
import { IMAGE_FOLDER, type Image } from './read-image';

/**
 * Copies what the image has of the shop into a new folder. Where this process may, only the volumes belong to the user of the image.
 * @returns the folder
 * @throws Error when the build has no standalone output
 */
export function copyImage(image: Image): string {
  if (!existsSync(join(root, '.next/standalone/server.js'))) {
    throw new Error('There is no standalone output: build with BUILD_OUTPUT=standalone.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(folder, 0o755);
  for (const { from, to, owner } of image.copies) {
    const target = join(folder, to);
    if (!owner) {
      cpSync(from.replace(IMAGE_FOLDER, root), target, { recursive: true });
      continue;
    }
    mkdirSync(target, { recursive: true });
    const [user = 0, group = 0] = owner.split(':').map(Number);
    if (process.getuid?.() === 0) chownSync(target, user, group);
  }
  return folder;
}
