import { type ReactNode, useRef } from 'react'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'

/** The switch of low bases, beside what is left out. */
export const LEFT_OUT = '.left-out input'
export const WAVE = '.edition > :last-child select'

/** Stands around a button that goes as it is pressed. */
export function FocusPassedOn({ to, children }: { to: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  useFocusPassedOn(frame, to)
  return <span ref={frame}>{children}</span>
}
