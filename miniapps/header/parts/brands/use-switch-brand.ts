import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { MiniAppContext } from '../../../../shell/contract/mini-app.ts'
import { useLatestMiniApp, useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { layoutIn } from '../../../kit/bridge/use-layout.ts'
import { words } from '../../words/words.ts'

/** A switch may wait for guards and for the question about unsaved work; after that long nobody waits for it any more. */
const LONGEST_MILLIS = 5_000

interface BrandSwitch {
  /** The brand a switch is under way to. */
  target: string | undefined
  start(brandId: string): void
}

export const BrandSwitchContext = createContext<BrandSwitch>({ target: undefined, start: () => {} })

export const useSwitchBrand = () => useContext(BrandSwitchContext).start
export const useSwitchTarget = () => useContext(BrandSwitchContext).target

/** Asks the shell for another brand, and knows whether that is still under way. */
export function useBrandSwitch(): BrandSwitch {
  const now = useLatestMiniApp()
  const [wish, setWish] = useState<{ brandId: string; from: string }>()
  const isUnderWay = useMiniApp(({ context }) => wish !== undefined && wish.from === hereIn(context)) // wherever the shell has led since, even nowhere: it has answered
  const target = isUnderWay ? wish?.brandId : undefined

  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => {
      const {
        context: { workspace },
        portal,
      } = now()
      setWish(undefined)
      portal.notify({
        kind: 'warning',
        text: workspace
          ? words('brands.notChangedFrom', { brand: brandLabel(workspace) })
          : words('brands.notChanged'),
      })
    }, LONGEST_MILLIS)
    return () => clearTimeout(timer)
  }, [target, now])

  const start = useCallback(
    (brandId: string) => {
      const { context, portal } = now()
      if (brandId === context.workspace?.id) return
      setWish({ brandId, from: hereIn(context) })
      if (!portal.emit('change-workspace', { workspaceId: brandId })) setWish(undefined) // the shell has said why
    },
    [now],
  )
  return useMemo(() => ({ target, start }), [target, start])
}

const hereIn = (context: MiniAppContext): string => `${context.workspace?.id} ${layoutIn(context).visit}`
