import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed: what is on paper is whole, whatever the screen shows of it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const tell = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint')) // the picture is taken right after
    for (const sign of ['beforeprint', 'afterprint']) addEventListener(sign, tell)
    return () => {
      for (const sign of ['beforeprint', 'afterprint']) removeEventListener(sign, tell)
    }
  }, [])
  return isPrinting
}
