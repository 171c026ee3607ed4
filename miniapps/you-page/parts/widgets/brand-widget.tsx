import { ActiveBrand } from '../active-brand.tsx'
import type { WidgetProps } from './widget-props.ts'

/** The active brand, for those who have one. */
export const BrandWidget = ({ brand, favourites }: WidgetProps) =>
  brand && <ActiveBrand brand={brand} favourites={favourites} />
