import { useEffect, useState } from 'react'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'

/** Long enough that a word being typed is one question. */
const ASK_AFTER_MILLIS = 200

export interface FoundBrands {
  /** `none` while nothing is asked of the server. */
  state: 'none' | 'asking' | 'here' | 'failed'
  brands: readonly Workspace[]
  /** Asks once more. */
  again(): void
}

const NONE: readonly Workspace[] = []

/** What the server finds beyond the brands that are listed. */
export function useFoundBrands(findBrands: Layout['findBrands'], query: string): FoundBrands {
  const text = query.trim()
  const [answer, setAnswer] = useState<{ text: string; brands?: readonly Workspace[] }>({ text: '' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!findBrands || !text) return
    const over = new AbortController()
    const tell = (brands?: readonly Workspace[]) => {
      if (!over.signal.aborted) setAnswer({ text, ...(brands && { brands }) })
    }
    const timer = setTimeout(() => {
      findBrands(text, over.signal).then(tell, () => tell())
    }, ASK_AFTER_MILLIS)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [findBrands, text, attempt])
  const again = () => {
    setAnswer({ text: '' })
    setAttempt(attempt + 1)
  }
  if (!findBrands || !text) return { state: 'none', brands: NONE, again }
  if (answer.text !== text) return { state: 'asking', brands: NONE, again }
  return { state: answer.brands ? 'here' : 'failed', brands: answer.brands ?? NONE, again }
}
