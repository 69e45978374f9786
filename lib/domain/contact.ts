import { parseMexicanPhone } from './phone';
import { cleanEmail } from './typed-text';
import { z } from './zod';

const LIMITS = { name: 100, email: 254, subject: 150, message: 2000 };

export const contactSchema = z.object({
  name: z.string().trim().min(3, 'contact.errors.name').max(LIMITS.name, 'contact.errors.nameLong'),
  email: z
    .string()
    .transform(cleanEmail)
    .pipe(
      z.string().max(LIMITS.email, 'contact.errors.email').pipe(z.email('contact.errors.email')),
    ),
  phone: z.string().transform((value, context) => {
    const phone = parseMexicanPhone(value);
    if (phone === null) context.addIssue({ code: 'custom', message: 'contact.errors.phone' });
    return phone ?? '';
  }),
  subject: z
    .string()
    .trim()
    .min(1, 'contact.errors.subject')
    .max(LIMITS.subject, 'contact.errors.subjectLong'),
  message: z
    .string()
    .trim()
    .min(10, 'contact.errors.message')
    .max(LIMITS.message, 'contact.errors.messageLong'),
});

export type ContactFields = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
