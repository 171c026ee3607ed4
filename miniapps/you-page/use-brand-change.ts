import { useEffect, useState } from 'react'
import type { Workspace } from '../../shell/contract/entities.ts'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'

/** Asks the shell for another brand and says when it is there; `pending` is the brand on its way. */
export function useBrandChange(): { pending: string | null; change(brand: Workspace): void } {
  const { context, host } = useMiniApp()
  const [wanted, setWanted] = useState<string | null>(null)
  const active = context.workspace
  const arrived = active !== null && active.id === wanted

  useEffect(() => {
    if (arrived && active) host.announce(`You are now working on ${brandLabel(active)}`)
  }, [arrived, active, host])

  const change = (brand: Workspace) => {
    if (brand.id === active?.id) return
    setWanted(brand.id)
    if (host.emit('change-workspace', { workspaceId: brand.id })) return
    setWanted(null)
    host.notify({ kind: 'error', text: `${brandLabel(brand)} could not be opened. You are still working on the same brand.` })
  }
  return { pending: arrived ? null : wanted, change }
}
