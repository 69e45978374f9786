/** Where a customer has things sent. Texts are '' where nothing is said. */
export interface Address {
  id: string;
  /** What the customer calls it: `Casa`. */
  alias: string;
  recipientName: string;
  /** Ten digits. */
  phone: string;
  street: string;
  /** `S/N` where there is none. */
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
