import { useEffect, useState } from 'react'

/** Long enough that a word being typed is one question. */
const ASK_AFTER_MILLIS = 150

export interface ServerSearch<Item> {
  /** `none` while nothing is asked of the server. */
  state: 'none' | 'asking' | 'here' | 'failed'
  items: readonly Item[]
  /** While it asks: what was found for what was typed before. */
  before: readonly Item[]
  /** Asks once more. */
  again(): void
}

const NONE: readonly never[] = [] // always the same, for whoever keeps what is made of it

/** What the server finds for what is typed, when typing pauses; a question that was typed over is given up. */
export function useServerSearch<Item>(
  find: ((text: string, signal: AbortSignal) => Promise<readonly Item[]>) | undefined,
  query: string,
): ServerSearch<Item> {
  const text = query.trim()
  const [answer, setAnswer] = useState<Answer<Item>>({ text: '', items: [], failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!find || !text) return
    const over = new AbortController()
    const tell = (items: readonly Item[], failed = false) => {
      if (!over.signal.aborted) setAnswer({ text, items, failed })
    }
    const timer = setTimeout(() => {
      find(text, over.signal).then(tell, () => tell([], true))
    }, ASK_AFTER_MILLIS)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [find, text, attempt])
  const again = () => {
    setAnswer({ text: '', items: [], failed: false })
    setAttempt(attempt + 1)
  }
  if (!find || !text) return { state: 'none', items: NONE, before: NONE, again }
  if (answer.text !== text) return { state: 'asking', items: NONE, before: answer.items, again }
  return { state: answer.failed ? 'failed' : 'here', items: answer.items, before: NONE, again }
}

interface Answer<Item> {
  text: string
  items: readonly Item[]
  failed: boolean
}
