import type { TFunction } from 'i18next';
import type { resources } from './resources';

export type Namespace = keyof typeof resources;

/** The texts of a namespace, for what runs on the server and in the browser and takes them as an argument. */
export type Texts<N extends Namespace> = TFunction<N>;
