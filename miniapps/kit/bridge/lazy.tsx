import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { LazyPart } from './lazy-part.ts'

interface LazyProps<Props> {
  of: LazyPart<ComponentType<Props>>
  props: Props
  /** Stands there until the part has come. */
  waiting?: ReactNode
  onFail(error: unknown): void
  /** Another number loads again what failed; what waits stays meanwhile. */
  attempt?: number
  /** It is drawn, and was not at once. */
  onCome?(): void
}

/** A part that comes over the network when it is first shown. */
export function Lazy<Props extends object>({
  of,
  props,
  waiting,
  onFail,
  onCome,
  attempt,
}: LazyProps<Props>) {
  const [Part, setPart] = useState(() => of.loaded())
  const isLate = useRef(!Part)
  const told = useRef({ onFail, onCome })
  useEffect(() => {
    told.current = { onFail, onCome }
  })

  useEffect(() => {
    if (Part) {
      if (isLate.current) told.current.onCome?.()
      return
    }
    let wanted = true
    const show = (loaded: ComponentType<Props>) => {
      if (wanted) setPart(() => loaded)
    }
    of.load().then(show, (error: unknown) => {
      if (wanted) told.current.onFail(error)
    })
    return () => {
      wanted = false
    }
  }, [of, Part, attempt])

  return Part ? createElement(Part, props) : waiting
}
