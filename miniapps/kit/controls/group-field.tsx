import { useId, useRef, type ReactNode } from 'react'
import { FieldHints, type FieldTexts } from './field.tsx'
import { words } from '../words/words.ts'

/** What ties a group of controls to its words. */
export interface GroupIds {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface GroupFieldProps extends FieldTexts {
  children: (ids: GroupIds) => ReactNode
}

const FIRST = '[role=spinbutton], input, button'

/** The look of a field around what is more than one control: label above, help and error below. */
export function GroupField({ label, hideLabel, help, error, required, children }: GroupFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const focusFirst = () => field.current!.querySelector<HTMLElement>(FIRST)?.focus()
  return (
    <div className="os-field" ref={field}>
      {/* As a label does; by keyboard one is in the field already. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span id={id} className={hideLabel ? 'os-visually-hidden' : 'os-label'} onClick={focusFirst}>
        {label}
        {required && <span className="os-muted"> {words('required')}</span>}
      </span>
      {children({
        'aria-labelledby': id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldHints id={id} help={help} error={error} />
    </div>
  )
}
