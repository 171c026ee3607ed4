import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Json } from '../../../domain/document/json.ts'
import { useFocusPassedOn } from '../../bridge/use-focus-passed-on.ts'
import { FieldTrouble } from '../field-trouble.tsx'
import { useField } from '../use-document.ts'
import { type Control, useOpenFields } from './open-fields.ts'
import { ReadField } from './read-field.tsx'

/** Properties of every control that is bound to a path. */
export interface BoundProps {
  path: string
  label: string
  help?: ReactNode
  required?: boolean
  /** It is read, not changed, although the document is open. */
  isClosed?: boolean
  /** Emptying the control stores nothing: the last value stays. */
  neverEmpty?: boolean
}

/** The words and value of a control, and the functions that set and send it. */
export interface BoundControl {
  texts: { label: string; help?: ReactNode; required?: boolean; error?: string | undefined }
  value: Json
  set(value: Json, when?: 'now' | 'after-pause'): void
  /** Sends what waits, as when a text is left. */
  send(): void
}

interface BoundFieldProps extends BoundProps {
  say?: Control['say']
  children(control: BoundControl): ReactNode
}

/**
 * Any control bound to a path: it saves by itself, and says below whether it could not be saved or somebody else said
 * something else. Where nothing can be changed its value stands there as text.
 */
export function BoundField(props: BoundFieldProps) {
  const { path, label, help, required, neverEmpty, say, children } = props
  const { client, document, isClosed, errorAt, wordsOf, shows } = useOpenFields()
  const { set, ...view } = useField(document, path)
  const sayNow = useRef(say)
  useEffect(() => {
    sayNow.current = say
  })
  useLayoutEffect(() => shows(path, { label, say: (value) => sayNow.current?.(value) }), [shows, path, label])
  const { value } = view
  const error = errorAt(path, view)
  if (isClosed || props.isClosed) {
    const said = value === null || value === '' ? '–' : (say?.(value) ?? wordsOf(path, value))
    return (
      <>
        <ReadField {...{ path, label, error }} text={said} />
        <FieldTrouble path={path} isRead />
      </>
    )
  }
  return (
    <Open path={path}>
      {children({
        texts: { label, help, required, error },
        value,
        set: (next, when) => (next === null && neverEmpty ? undefined : set(next, when)),
        send: () => void client.sender.send(),
      })}
      <FieldTrouble path={path} />
    </Open>
  )
}

/** When the document closes under somebody’s hands, the focus goes to its title. */
function Open({ path, children }: Pick<BoundProps, 'path'> & { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusPassedOn(frame, 'h1')
  return (
    <div ref={frame} className="bound-field" data-path={path}>
      {children}
    </div>
  )
}
