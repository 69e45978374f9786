import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SEARCH_BANNER_SLOTS, SearchBanner } from '@/components/browse/search/search-screen';

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
  it('above the results loads before everything else', () => {
    expect(show('BANNER_HEADER_SEARCH')).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/);
  });

  it('below the results loads when it comes near', () => {
    const markup = show('BANNER_FOOTER_SEARCH');
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toMatch(/fetchPriority/i);
  });
});
