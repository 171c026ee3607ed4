import { useEffect } from 'react'
import type { LazyPart } from './lazy-part.ts'
import { whenIdle } from './when-idle.ts'

/** Loads these parts one after the other while the browser is idle, so that they open without a connection too. */
export function useLoadedAhead(parts: readonly LazyPart<unknown>[]): void {
  useEffect(() => {
    const rest = parts.filter((part) => !part.loaded())
    let cancel = () => {}
    const loadNext = async () => {
      await rest
        .shift()
        ?.load()
        .catch(() => {}) // loaded again when it is opened
      goOn()
    }
    const goOn = () => {
      if (rest.length > 0) cancel = whenIdle(() => void loadNext())
    }
    goOn()
    return () => {
      rest.length = 0
      cancel()
    }
  }, [parts])
}
