import { useEffect, useRef, useState } from 'react'

/** After a failed save the first invalid field gets the focus, so that a screen reader reads its error. */
export function useFocusOnWrong<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) frame.current!.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return { frame, tellWrong: () => setTries((before) => before + 1) }
}
