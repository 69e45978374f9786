/** A delivery address of a customer. Texts are '' when they are not given. */
export interface Address {
  id: string;
  /** What the customer calls it: `Casa`. */
  alias: string;
  recipientName: string;
  /** Ten digits. */
  phone: string;
  street: string;
  /** `S/N` when the house has no number. */
  exteriorNumber: string;
  interiorNumber: string;
  /** Colonia. */
  neighborhood: string;
  /** Alcaldía in Mexico City. */
  municipality: string;
  city: string;
  state: string;
  zipCode: string;
  betweenStreets: string;
  references: string;
  isDefault: boolean;
}
