import { useQuery } from '@tanstack/react-query';
import { PromoBanner } from '@/components/ui/promo-banner';
import { bannersQuery } from '@/lib/queries/catalogue';

const SLOT = 'BANNER_HEADER_SEARCH';

/** The optional banner of the search box. */
export function SuggestBanner() {
  const { data = [] } = useQuery(bannersQuery([SLOT]));
  const banner = data.find(({ slot }) => slot === SLOT);
  if (!banner) return null;
  return (
    <div className="px-2 pb-2">
      <PromoBanner banner={banner} shape="thin" sizes="44rem" />
    </div>
  );
}
