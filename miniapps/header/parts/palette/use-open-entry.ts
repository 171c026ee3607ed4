import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSwitchBrand } from '../brands/use-switch-brand.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { isClosed, type PaletteEntry } from './palette-entry.ts'
import { useNewTabPath } from './use-new-tab-path.ts'

/** What choosing an entry does; the palette has closed by then. */
export function useOpenEntry(): (entry: PaletteEntry, newTab: boolean) => void {
  const { portal } = useMiniApp()
  const open = useOpenDialog()
  const switchBrand = useSwitchBrand()
  const newTabPath = useNewTabPath()
  return (entry, newTab) => {
    const tabPath = newTab ? newTabPath(entry) : undefined
    const why = entry.why ?? entry.detail
    if (isClosed(entry)) open('explanation', { title: entry.title, why: why || undefined })
    else if (entry.brandId && tabPath) portal.navigate(tabPath, { newTab })
    else if (entry.brandId) switchBrand(entry.brandId)
    else if (entry.path) follow(entry.path, portal, newTab, entry)
    else entry.run?.()
  }
}

/** A path of ours through the shell; other sites as a link would. */
function follow(
  path: string,
  portal: MiniAppPortal,
  newTab: boolean,
  { external, sameTab }: PaletteEntry,
): void {
  const isElsewhere = sameTab || /^https?:/.test(path)
  if (external || (newTab && isElsewhere)) window.open(path, '_blank', 'noopener,noreferrer')
  else if (isElsewhere) location.assign(path)
  else portal.navigate(path, newTab ? { newTab } : {})
}
