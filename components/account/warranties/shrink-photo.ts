import { getPhotoEncodings, MAX_PHOTO_BYTES } from '@/lib/domain/warranty/photos';

export interface SmallPhoto {
  filename: string;
  type: 'image/jpeg';
  base64: string;
}

/** The file is not a picture that this browser can read. */
export class UnreadablePhoto extends Error {}

const NAME_LENGTH = 100;
const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH)}.jpg`;

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Draws a photo again, small enough to be uploaded. This also removes its metadata, such as place and time.
 * @throws UnreadablePhoto
 */
export async function shrinkPhoto(file: File): Promise<SmallPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto();
  });
  try {
    const canvas = document.createElement('canvas');
    for (const { width, height, quality } of getPhotoEncodings(bitmap.width, bitmap.height)) {
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new UnreadablePhoto();
        // JPEG has no transparency: transparent areas would become black.
        context.fillStyle = 'white';
        context.fillRect(0, 0, width, height);
        context.drawImage(bitmap, 0, 0, width, height);
      }
      const blob = await new Promise<Blob | null>((done) =>
        canvas.toBlob(done, 'image/jpeg', quality),
      );
      if (blob && blob.size <= MAX_PHOTO_BYTES) {
        return { filename: jpegName(file.name), type: 'image/jpeg', base64: await toBase64(blob) };
      }
    }
    throw new UnreadablePhoto();
  } finally {
    bitmap.close();
  }
}
