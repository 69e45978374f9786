/** What changes the place that the shop delivers to. */
export { deliverToZipCode } from '@/stores/flows/location/deliver-to';
export { LocationDialog } from './location-dialog';
