import { useLayoutEffect, useRef } from 'react'
import { isLetterKey } from './is-letter-key.ts'
import { isTyping } from './is-typing.ts'

const always = () => true

/** Calls `run` on a key such as `/`, `?` or `mod+k` (Ctrl, or Command on a Mac) where `isOn`; single keys rest while somebody types. Null for none. */
export function useShortcut(
  keys: string | null,
  run: () => void,
  isOn: (event: KeyboardEvent) => boolean = always,
): void {
  const latestRun = useRef(run)
  useLayoutEffect(() => {
    latestRun.current = run
  })

  useLayoutEffect(() => {
    if (keys === null) return
    // other effects may come a tenth of a second after what is drawn
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matches(event, keys) || !isOn(event)) return
      event.preventDefault()
      latestRun.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [keys, isOn])
}

function matches(event: KeyboardEvent, keys: string): boolean {
  const hasModifier = event.ctrlKey || event.metaKey
  if (keys.startsWith('mod+')) return hasModifier && isLetterKey(event, keys.slice('mod+'.length))
  return event.key.toLowerCase() === keys && !event.altKey && !hasModifier && !isTyping(event)
}
