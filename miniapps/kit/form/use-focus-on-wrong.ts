import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE = 'input, select, textarea, button, [role=spinbutton], [tabindex="0"]'

/** After each try the first wrong field in the element has the focus: a screen reader reads its error, and it can be mended at once. */
export function useFocusOnWrong(tries: number | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wrong = tries && frame.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    if (wrong.matches(FOCUSABLE)) wrong.focus()
    else wrong.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [tries])
  return frame
}
