import { useId, type ReactNode } from 'react'
import { useSheet } from '../bridge/use-sheet.ts'
import { FieldHints } from './field.tsx'
import sheet from './switch.css?sheet'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange(checked: boolean): void
  help?: ReactNode
  error?: string
  disabled?: boolean
}

/** On or off, in effect at once; what is only sent with the form is a checkbox. */
export function Switch({ label, checked, onChange, help, error, disabled }: SwitchProps) {
  useSheet(sheet)
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="os-field">
      <label className="os-choice os-switch">
        <input
          type="checkbox"
          role="switch" // oxlint-disable-line jsx-a11y/role-has-required-aria-props -- the browser says what is checked
          checked={checked}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldHints id={id} help={help} error={error} />
    </div>
  )
}
