import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What somebody types, once they pause: each value is a question to the server. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
