import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide'
import { Icon } from './icon.tsx'
import { words } from '../words/words.ts'

/** The words around a control. */
export interface FieldTexts {
  label: string
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean
  help?: ReactNode
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string
  required?: boolean
}

/** What ties a control to its words. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  /** For what is named by `aria-labelledby`. */
  labelId?: string
  children: (ids: FieldIds) => ReactNode
}

/** Label above, help and error below, all tied to the control. */
export function Field({ label, labelId, hideLabel, help, error, required, children }: FieldProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="os-field">
      <label id={labelId} htmlFor={id} className={hideLabel ? 'os-visually-hidden' : 'os-label'}>
        {label}
        {required && <span className="os-muted"> {words('required')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldHints id={id} help={help} error={error} />
    </div>
  )
}

/** Help and error under a control or a group of controls. */
export function FieldHints({
  id,
  help,
  error,
}: {
  id: string
  help?: ReactNode
  error?: string | undefined
}) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="os-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="os-field-error">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </>
  )
}
