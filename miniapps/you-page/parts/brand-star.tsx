import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { Star } from './star.tsx'
import type { FavouriteBrands } from './use-favourite-brands.ts'

interface BrandStarProps {
  brand: Workspace
  favourites: FavouriteBrands | undefined
}

/** Marks a brand as a favourite; not there before it is known what is one. */
export const BrandStar = ({ brand, favourites }: BrandStarProps) =>
  favourites && (
    <Star
      title={brandLabel(brand)}
      isMarked={favourites.ids.includes(brand.id)}
      onToggle={() => favourites.toggle(brand.id)}
    />
  )
