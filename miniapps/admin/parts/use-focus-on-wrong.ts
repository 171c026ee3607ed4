import { useEffect, useRef, useState } from 'react'

/** Leads whoever tries to save to the first field that is wrong: its error is read with it. */
export function useFocusOnWrong<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) frame.current!.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return { frame, tellWrong: () => setTries((before) => before + 1) }
}
