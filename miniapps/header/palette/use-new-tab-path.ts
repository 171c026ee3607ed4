import type { MenuItem } from '../../../shell/contract/layout.ts'
import { brandIdIn } from '../../../shell/contract/route-template.ts'
import { useMiniApp } from '../../kit/use-mini-app.ts'
import { isLong } from '../menu-items.ts'
import { useLayout } from '../use-layout.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The page of an entry that can be opened in a tab of its own: for a brand the app on the page, else the first one that works on a brand. */
export function useNewTabPath(): (entry: PaletteEntry) => string | undefined {
  const { apps } = useLayout()
  const { basePath } = useMiniApp().route
  return (entry) => (entry.brandId === undefined ? entry.path : (underBrand(basePath, entry.brandId) ?? underBrand(firstBrandPage(apps), entry.brandId)))
}

/** An app's address under another brand; undefined where it belongs to no brand. */
function underBrand(path: string | undefined, brandId: string): string | undefined {
  return path === undefined || brandIdIn(path) === undefined ? undefined : path.replace(/^\/brands\/[^/]+/, `/brands/${encodeURIComponent(brandId)}`)
}

/** Long groups are left alone: looking into them would load them. */
function firstBrandPage(items: readonly MenuItem[]): string | undefined {
  for (const item of items) {
    const { path = '', hidden, disabled, notAvailable } = item
    if (hidden || disabled || notAvailable) continue
    const found = brandIdIn(path) === undefined ? !isLong(item) && item.items && firstBrandPage(item.items) : path
    if (found) return found
  }
  return undefined
}
