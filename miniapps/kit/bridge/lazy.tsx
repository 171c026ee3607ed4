import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { LazyPart } from './lazy-part.ts'

interface LazyProps<Props> {
  of: LazyPart<ComponentType<Props>>
  props: Props
  /** Stands there until the part has come. */
  waiting?: ReactNode
  onFail(error: unknown): void
}

/** A part that comes over the network when it is first shown. */
export function Lazy<Props extends object>({ of, props, waiting, onFail }: LazyProps<Props>) {
  const [Part, setPart] = useState(() => of.loaded())
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })

  useEffect(() => {
    if (Part) return
    let wanted = true
    const show = (loaded: ComponentType<Props>) => {
      if (wanted) setPart(() => loaded)
    }
    of.load().then(show, (error: unknown) => {
      if (wanted) fail.current(error)
    })
    return () => {
      wanted = false
    }
  }, [of, Part])

  return Part ? createElement(Part, props) : waiting
}
