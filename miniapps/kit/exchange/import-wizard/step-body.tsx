import { useEffect, useRef, type ReactNode } from 'react'

interface StepBodyProps {
  step: string
  /** Said when the focus comes to it. */
  name: string
  children: ReactNode
}

/** People who work by keyboard or by ear begin at the top of each step, and hear which it is. */
export function StepBody({ step, name, children }: StepBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) body.current!.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return (
    <div ref={body} role="group" aria-label={name} tabIndex={-1} className="import-body" data-step={step}>
      {children}
    </div>
  )
}
