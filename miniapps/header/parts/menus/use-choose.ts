import type { MenuEntry } from './menu-groups.ts'
import { useExplain } from '../dialogs/use-explain.ts'

/** What pressing a line of a menu does that is no link: it closes the menu, then acts, or says why it cannot. */
export function useChoose(entry: MenuEntry, done: () => void): (() => void) | undefined {
  const explain = useExplain(entry)
  const act = entry.disabled || entry.coming ? explain : entry.onSelect
  return (
    act &&
    (() => {
      done()
      act()
    })
  )
}
