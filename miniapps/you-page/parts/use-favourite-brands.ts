import { useEffect, useRef } from 'react'
import { requestJson } from '../../kit/bridge/request-json.ts'
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
    const method = isMarked ? 'DELETE' : 'PUT'
    requestJson(portal, `/api/home/brands/${brandId}`, { method, keepalive: true }).catch(() => {
      mark(brandId, isMarked)
      portal.notify({ kind: 'error', text: words('notMarked') })
    })
  }
  return { ids, toggle }
}
