import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { menuItemAt } from '../../../../shell/contract/menu-item-at.ts'
import { brandIdIn, underBrand } from '../../../../shell/contract/route-template.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The page of an entry that can be opened in a tab of its own: for a brand the page itself where the menus lead there, the app on it, or else the first one that works on a brand. */
export function useNewTabPath(): (entry: PaletteEntry) => string | undefined {
  const { apps, topNavigation, path } = useLayout()
  const { basePath } = useMiniApp().route
  const here = [topNavigation, apps].some((items) => menuItemAt(items, path)) ? path : basePath
  return (entry) =>
    entry.brandId === undefined
      ? entry.path
      : (pageUnder(entry.brandId, here) ?? pageUnder(entry.brandId, firstBrandPage(apps)))
}

/** An app's address under another brand; undefined where it belongs to no brand. */
function pageUnder(brandId: string, path = ''): string | undefined {
  return brandIdIn(path) === undefined ? undefined : underBrand(path, brandId)
}

function firstBrandPage(items: readonly MenuItem[]): string | undefined {
  for (const item of items) {
    const { path = '', hidden, disabled, notAvailable } = item
    if (hidden || disabled || notAvailable) continue
    const found = brandIdIn(path) === undefined ? item.items && firstBrandPage(item.items) : path
    if (found) return found
  }
  return undefined
}
