import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The time, quarter second by quarter second: for a clock that somebody watches. */
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
