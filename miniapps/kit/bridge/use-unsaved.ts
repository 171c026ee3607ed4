import { useEffect } from 'react'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { useMiniApp } from './use-mini-app.ts'

interface Work {
  isKept: boolean
}

const works = new WeakMap<MiniAppPortal, Set<Work>>()

/** This component holds work that is not saved: what leads away from it asks first. `isKept`: it is a draft that is found again. */
export function useUnsaved(isUnsaved: boolean, isKept = false): void {
  const { portal } = useMiniApp()
  useEffect(() => (isUnsaved ? markUnsaved(portal, isKept) : undefined), [portal, isUnsaved, isKept])
}

/** One piece of unsaved work; returned is what takes it back. A mini-app may have several: one that would be lost decides what the question says. */
export function markUnsaved(portal: MiniAppPortal, isKept: boolean): () => void {
  const own = works.get(portal) ?? new Set()
  works.set(portal, own)
  const work = { isKept }
  own.add(work)
  tell(portal, own)
  return () => {
    if (own.delete(work)) tell(portal, own)
  }
}

const tell = (portal: MiniAppPortal, own: ReadonlySet<Work>): void =>
  portal.setDirty(own.size > 0, { kept: [...own].every(({ isKept }) => isKept) })
