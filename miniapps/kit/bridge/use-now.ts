import { useEffect, useState } from 'react'

const MINUTE_MILLIS = 60_000

/** The time, minute by minute, so that "5 minutes ago" and greetings stay true on a page left open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MILLIS)
    return () => clearInterval(timer)
  }, [])
  return now
}
