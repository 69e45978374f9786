import type { Banner } from '@/lib/domain/product/types';

export const createBanner = (change: Partial<Banner> = {}): Banner => ({
  id: '1',
  slot: 'BANNER_SUGGEST',
  title: 'Semana de SSD',
  text: '',
  callToAction: 'Ver más',
  image: null,
  imageMobile: null,
  alt: 'Semana de SSD',
  link: '/buscar/categoria_ssd',
  ...change,
});
