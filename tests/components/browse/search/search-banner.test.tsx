import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SEARCH_BANNER_SLOTS, SearchBanner } from '@/components/browse/search/search-screen';

const show = (slot: (typeof SEARCH_BANNER_SLOTS)[number]) => {
  const banner = {
    id: slot,
    slot,
    title: 'Semana de SSD',
    text: '',
    callToAction: '',
    image: 'https://media.example/1.webp',
    imageMobile: null,
    alt: 'Semana de SSD',
    link: '/buscar/categoria_ssd',
  };
  return renderToStaticMarkup(<SearchBanner banners={[banner]} slot={slot} />);
};

describe('the banner of a search', () => {
  it.each(SEARCH_BANNER_SLOTS)('of %s loads when it comes near: no first view has it', (slot) => {
    const markup = show(slot);
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toMatch(/fetchPriority/i);
  });
});
