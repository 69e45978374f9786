import type { Backend } from '../backend';
import { secretText } from './customers';
import type { CustomerRow } from './rows';

const DAY_SECONDS = 86_400;

/** A customer with nothing of their own yet. */
export function newCustomer(
  { customers }: Backend,
  fields: Pick<CustomerRow, 'name' | 'email'> & Partial<CustomerRow>,
): CustomerRow {
  const customer: CustomerRow = {
    id: customers.nextId(),
    lastName: '',
    motherLastName: '',
    phone: '',
    mobil: '',
    rfc: '',
    businessName: '',
    type: 'personal',
    passwordHash: '',
    emailVerifiedUtc: null,
    phoneVerifiedUtc: null,
    creditLimit: 0,
    creditUsed: 0,
    twoStep: false,
    zipCode: null,
    ...fields,
  };
  customers.rows.customers.push(customer);
  return customer;
}

/** Sends the mail whose link says that the address is theirs. */
export function sendVerification({ customers }: Backend, customer: CustomerRow): void {
  const token = secretText();
  customers.rows.secrets.push({
    token,
    customerId: customer.id,
    kind: 'verify-email',
    expiresUtc: customers.after(2 * DAY_SECONDS),
    isUsed: false,
  });
  customers.mail({
    to: customer.email,
    kind: 'verify-email',
    subject: 'Confirma tu correo electrónico',
    token,
    path: `/correo/verificar/${customer.id}?token=${token}`,
  });
}
