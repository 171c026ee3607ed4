import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import type { FavouriteBrands } from '../use-favourite-brands.ts'

/** What the page knows already and its widgets share. */
export interface WidgetProps {
  /** Its heading. */
  title: string
  brand: Workspace | null
  brands: Resource<readonly Workspace[]>
  /** Undefined until it is known what is one. */
  favourites: FavouriteBrands | undefined
  /** The brand that is on its way to be the active one. */
  pendingId: string | null
  onChoose(brand: Workspace): void
}
