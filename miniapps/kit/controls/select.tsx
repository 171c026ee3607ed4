import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
  /** Of the label, where it is not the page's. */
  lang?: string
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'id' | 'children'> {
  value: string
  onChange(value: string): void
  options: readonly Option[]
}

/** One of a few known values; the browser's own list, which everybody can use. */
export function Select({
  label,
  hideLabel,
  help,
  error,
  required,
  value,
  onChange,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(ids) => (
        <div className="os-input-frame">
          <select
            className="os-input"
            required={required}
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map(({ label, ...option }) => (
              <option key={option.value} {...option}>
                {label}
              </option>
            ))}
          </select>
          <span className="os-input-end">
            <Icon of={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  )
}
