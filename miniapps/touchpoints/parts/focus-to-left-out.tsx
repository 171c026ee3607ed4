import { type ReactNode, useRef } from 'react'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'

/** A button that goes as it is pressed: the focus goes to the line that says what is left out. */
export function FocusToLeftOut({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  useFocusPassedOn(frame, '.left-out input')
  return <span ref={frame}>{children}</span>
}
