import type { MenuItem } from '../../../shell/contract/layout.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'

/** What may be opened at once, of all groups; an app's first line stands for it. */
export function useOpenApps(): ReadonlyMap<string, MenuItem> {
  const all = openApps(useLayout(({ apps }) => apps))
  return new Map(all.toReversed().map((item) => [item.app!, item])) // of two with one key a map keeps the last
}

function openApps(items: readonly MenuItem[]): readonly MenuItem[] {
  const all = items.flatMap((item) => [item, ...openApps(item.items ?? [])])
  return all.filter(
    ({ app, path, disabled, hidden, notAvailable }) => app && path && !disabled && !hidden && !notAvailable,
  )
}
