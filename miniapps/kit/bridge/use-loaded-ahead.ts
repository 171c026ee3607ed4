import { useEffect } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** Loads these parts one after the other while the browser is idle, so that they open without a connection too. */
export function useLoadedAhead(parts: readonly LazyPart<unknown>[]): void {
  useEffect(() => {
    const rest = parts.filter((part) => !part.loaded())
    let waiting = 0
    const loadNext = async () => {
      await rest
        .shift()
        ?.load()
        .catch(() => {}) // loaded again when it is opened
      goOn()
    }
    const goOn = () => {
      if (rest.length > 0) waiting = requestIdleCallback(() => void loadNext())
    }
    goOn()
    return () => {
      rest.length = 0
      cancelIdleCallback(waiting)
    }
  }, [parts])
}
