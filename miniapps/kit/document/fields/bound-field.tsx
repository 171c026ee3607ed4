import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Json } from '../../../domain/document/json.ts'
import { FieldTrouble } from '../field-trouble.tsx'
import { useField } from '../use-document.ts'
import { type Control, useOpenFields } from './open-fields.ts'

/** Properties of every control that is bound to a path. */
export interface BoundProps {
  path: string
  label: string
  help?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Emptying the control stores nothing: the last value stays. */
  neverEmpty?: boolean
}

/** The words and value of a control, and the functions that set and send it. */
export interface BoundControl {
  texts: { label: string; help?: ReactNode; required?: boolean; error?: string | undefined }
  disabled: boolean
  value: Json
  set(value: Json, when?: 'now' | 'after-pause'): void
  /** Sends what waits, as when a text is left. */
  send(): void
}

interface BoundFieldProps extends BoundProps {
  say?: Control['say']
  children(control: BoundControl): ReactNode
}

/** Any control bound to a path: it saves by itself, and says below whether it could not be saved or somebody else said something else. */
export function BoundField(props: BoundFieldProps) {
  const { path, label, help, required, disabled, neverEmpty, say, children } = props
  const { client, document, isClosed, errorAt, shows } = useOpenFields()
  const { set, ...view } = useField(document, path)
  const sayNow = useRef(say)
  useEffect(() => {
    sayNow.current = say
  })
  useLayoutEffect(() => shows(path, { label, say: (value) => sayNow.current?.(value) }), [shows, path, label])
  return (
    <div className="bound-field" data-path={path}>
      {children({
        texts: { label, help, required, error: errorAt(path, view) },
        disabled: disabled === true || isClosed,
        value: view.value,
        set: (value, when) => (value === null && neverEmpty ? undefined : set(value, when)),
        send: () => void client.sender.send(),
      })}
      <FieldTrouble path={path} />
    </div>
  )
}
