import { createContext, useContext, useEffect, useState } from 'react'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useLayout } from './use-layout.ts'

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
  const { context: { workspace }, portal } = useMiniApp()
  const { visit } = useLayout()
  const here = `${workspace?.id} ${visit}`
  const [wish, setWish] = useState<{ brandId: string; from: string }>()
  const current = workspace ? brandLabel(workspace) : undefined
  const target = wish?.from === here ? wish.brandId : undefined // wherever the shell has led since, even nowhere: it has answered

  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => {
      setWish(undefined)
      portal.notify({ kind: 'warning', text: `The brand has not changed yet${current ? `: you are still working on ${current}` : ''}. If it does not change soon, choose it again.` })
    }, LONGEST_MILLIS)
    return () => clearTimeout(timer)
  }, [target, current, portal])

  const start = (brandId: string) => {
    if (brandId === workspace?.id) return
    setWish({ brandId, from: here })
    if (!portal.emit('change-workspace', { workspaceId: brandId })) setWish(undefined) // the shell has said why
  }
  return { target, start }
}
