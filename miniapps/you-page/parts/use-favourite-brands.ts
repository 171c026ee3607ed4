import { useEffect, useRef } from 'react'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

export interface FavouriteBrands {
  ids: readonly string[]
  toggle(brandId: string): void
}

/** Marked at once, and taken back where that could not be stored; undefined while nobody knows what is marked. */
export function useFavouriteBrands(
  ids: readonly string[] | undefined,
  show: (ids: readonly string[]) => void,
): FavouriteBrands | undefined {
  const { portal } = useMiniApp()
  const home = useApi('home')
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  if (!ids) return undefined
  const mark = (brandId: string, isMarked: boolean) => {
    const others = (latest.current ?? []).filter((id) => id !== brandId)
    latest.current = isMarked ? [...others, brandId] : others
    show(latest.current)
  }
  const toggle = (brandId: string) => {
    const isMarked = ids.includes(brandId)
    mark(brandId, !isMarked)
    const call = isMarked ? home.delete : home.put
    call(`/brands/${brandId}`, undefined, { keepalive: true }).catch(() => {
      mark(brandId, isMarked)
      portal.notify({ kind: 'error', text: words('notMarked') })
    })
  }
  return { ids, toggle }
}
