import { useId, type ReactNode } from 'react'
import { FieldHints } from './field.tsx'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange(checked: boolean): void
  help?: ReactNode
  error?: string
  disabled?: boolean
  /** `Switch` says so, and brings the look of one. */
  isSwitch?: boolean
}

/** Yes or no, with its words at the right. */
export function Checkbox({ label, checked, onChange, help, error, disabled, isSwitch }: CheckboxProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="os-field">
      <label className={isSwitch ? 'os-choice os-switch' : 'os-choice'}>
        <input
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
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
