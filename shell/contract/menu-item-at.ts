import type { MenuItem } from './layout.ts'

/** The item of a menu that leads to this path; of a long group only that one is filled in. */
export function menuItemAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found =
      item.path === path ? item : item.itemAt ? item.itemAt(path) : menuItemAt(item.items ?? [], path)
    if (found) return found
  }
  return undefined
}
