import { useLayout } from '../../../kit/bridge/use-layout.ts'
import type { MenuEntry } from '../menus/menu-groups.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** What pressing an entry does that is locked, or folds what is coming: it tells why, where there is something to tell. Denials are worked out when read. */
export function useExplain({
  title,
  why,
  disabled,
  coming,
}: Pick<MenuEntry, 'title' | 'why' | 'disabled' | 'coming'>): (() => void) | undefined {
  const known = useLayout(
    ({ denials }) => disabled && (why !== undefined || denials.some(({ asked }) => asked === title)),
  )
  const open = useOpenDialog()
  if (coming) return () => open('explanation', { title, titles: coming })
  return known ? () => open('explanation', { title, why }) : undefined
}
