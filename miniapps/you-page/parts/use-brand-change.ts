import { useEffect, useState } from 'react'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

/** A change may wait for guards and for the question about unsaved work; after that long nobody waits for it any more. */
const LONGEST_MILLIS = 5_000

/** Asks the shell for another brand, which says when it is there; `pending` is the brand on its way. */
export function useBrandChange(): { pending: string | null; change(brand: Workspace): void } {
  const {
    context: { workspace: active },
    portal,
  } = useMiniApp()
  const [wish, setWish] = useState<{ brandId: string; from: string | undefined }>()
  const waiting = wish !== undefined && wish.from === active?.id
  if (wish && !waiting) setWish(undefined) // whichever brand came since: the shell has answered
  const label = active ? brandLabel(active) : undefined

  useEffect(() => {
    if (!wish) return
    const timer = setTimeout(() => {
      setWish(undefined)
      portal.notify({
        kind: 'warning',
        text: label ? words('notChangedFrom', { brand: label }) : words('notChanged'),
      })
    }, LONGEST_MILLIS)
    return () => clearTimeout(timer)
  }, [wish, label, portal])

  const change = (brand: Workspace) => {
    if (brand.id === active?.id) return
    setWish({ brandId: brand.id, from: active?.id })
    if (!portal.emit('change-workspace', { workspaceId: brand.id })) setWish(undefined) // the shell has said why
  }
  return { pending: waiting ? wish.brandId : null, change }
}
