import { File, Lock } from 'lucide'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import { isElsewhere } from '../menus/menu-items.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The leaves of a menu that lead somewhere, each with the titles above it; hidden ones stay hidden, disabled ones are locked, and what is not there yet stands among the denials. */
export function menuEntries(
  items: readonly MenuItem[],
  kind: 'app' | 'page',
  above: readonly string[] = [],
  forDevelopers = false,
): readonly PaletteEntry[] {
  return items
    .filter(({ hidden }) => !hidden)
    .flatMap((item) => {
      const own =
        (item.path || item.disabled) && !item.notAvailable ? [entryOf(item, kind, above, forDevelopers)] : []
      return item.items?.length
        ? [
            ...own,
            ...menuEntries(item.items, kind, [...above, item.title], forDevelopers || item.forDevelopers),
          ]
        : own
    })
}

function entryOf(
  item: MenuItem,
  kind: 'app' | 'page',
  above: readonly string[],
  forDevelopers: boolean,
): PaletteEntry {
  const { title, path = '', disabled, why } = item
  const external = isElsewhere(item)
  if (disabled) return { id: `locked:${title}`, kind: 'locked', title, detail: why ?? '', icon: Lock }
  return {
    id: `go:${withoutBrand(path)}`,
    kind,
    title,
    path,
    external,
    detail: above.join(' › '),
    icon: kind === 'app' ? appIcon(item.appIcon) : File,
    forDevelopers,
  }
}

/** A favourite stays one under another brand. */
export const withoutBrand = (path: string): string => path.replace(/^\/brands\/[^/]+/, '/brands/{brandId}')
