import { useEffect, useState } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

const SAID_MS = 2000

/** Copies a text, says so, and tells for a moment that it is done. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const { portal } = useMiniApp()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true)
        portal.announce(words('copied'))
      },
      () => portal.notify({ kind: 'error', text: words('notCopied') }),
    )
  return [isCopied, copy]
}
