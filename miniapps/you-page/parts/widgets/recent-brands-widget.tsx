import { RecentList } from '../recent-list.tsx'
import type { WidgetProps } from './widget-props.ts'

/** Nothing where the brands could not be loaded: their list says so. */
export const RecentBrandsWidget = ({ brand, brands, onChoose }: WidgetProps) =>
  (brands.data || !brands.error) && (
    <RecentList brands={brands.data} activeId={brand?.id} onChoose={onChoose} />
  )
