import { useId, type ReactNode } from 'react'
import { FieldHints } from './field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  label: ReactNode
  hideLabel?: boolean
  help?: ReactNode
  error?: string
  /** '' while nothing is chosen. */
  value: string
  onChange(value: string): void
  options: readonly RadioOption[]
  layout?: 'list' | 'row' | 'cards'
  disabled?: boolean
}

/** One of a few values, all visible; one Tab stop, arrows move and choose. */
export function RadioGroup({
  label,
  hideLabel,
  help,
  error,
  value,
  onChange,
  options,
  layout = 'list',
  disabled,
}: RadioGroupProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className="os-field"
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
    >
      <span id={id} className={hideLabel ? 'os-visually-hidden' : 'os-label'}>
        {label}
      </span>
      <div className="os-choices" data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className="os-choice">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description && (
                <span className="os-help" style={{ display: 'block' }}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldHints id={id} help={help} error={error} />
    </fieldset>
  )
}
