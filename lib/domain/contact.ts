import { parseMexicanPhone } from './phone';
import { cleanEmail } from './typed-text';
import { z } from './zod';

const text = (name: 'name' | 'subject' | 'message', least: number, most: number) =>
  z.string().trim().min(least, `contact.errors.${name}`).max(most, `contact.errors.${name}Long`);

export const contactSchema = z.object({
  name: text('name', 3, 100),
  email: z
    .string()
    .transform(cleanEmail)
    .pipe(z.string().max(254, 'contact.errors.email').pipe(z.email('contact.errors.email'))),
  phone: z.string().transform((value, context) => {
    const phone = parseMexicanPhone(value);
    if (phone === null) context.addIssue({ code: 'custom', message: 'contact.errors.phone' });
    return phone ?? '';
  }),
  subject: text('subject', 1, 150),
  message: text('message', 10, 2000),
});

export type ContactFields = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
