import { useEffect, useState } from 'react'
import type { Workspace } from '../../shell/contract/entities.ts'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'

/** A change may wait for guards and for the question about unsaved work; after that long nobody waits for it any more. */
const LONGEST_MILLIS = 5_000

/** Asks the shell for another brand and says when it is there; `pending` is the brand on its way. */
export function useBrandChange(): { pending: string | null; change(brand: Workspace): void } {
  const { context: { workspace: active }, host } = useMiniApp()
  const [wish, setWish] = useState<{ brandId: string; from: string | undefined }>()
  const waiting = wish !== undefined && wish.from === active?.id // whichever brand came since: the shell has answered
  const arrived = wish !== undefined && wish.brandId === active?.id
  const label = active ? brandLabel(active) : undefined

  useEffect(() => {
    if (!wish) return
    const end = (words?: string) => {
      setWish(undefined)
      if (words) host.announce(words)
    }
    if (!waiting) return end(arrived ? `You are now working on ${label}` : undefined)
    const timer = setTimeout(() => end(label ? `You are still working on ${label}` : 'No brand was chosen'), LONGEST_MILLIS)
    return () => clearTimeout(timer)
  }, [wish, waiting, arrived, label, host])

  const change = (brand: Workspace) => {
    if (brand.id === active?.id) return
    setWish({ brandId: brand.id, from: active?.id })
    if (!host.emit('change-workspace', { workspaceId: brand.id })) setWish(undefined) // the shell has said why
  }
  return { pending: waiting ? wish.brandId : null, change }
}
