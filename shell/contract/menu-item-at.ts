import type { MenuItem } from './layout.ts'

/** The item of a menu that leads to this path. */
export function menuItemAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : menuItemAt(item.items ?? [], path)
    if (found) return found
  }
  return undefined
}
