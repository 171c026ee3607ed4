import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '../controls/limits.ts'

/** What was typed, once nobody types any more: each value is a question to the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
