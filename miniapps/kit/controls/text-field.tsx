import type { ComponentPropsWithRef } from 'react'
import type { IconNode } from 'lucide'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'id'> {
  value: string
  onChange(value: string): void
  icon?: IconNode
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  help,
  error,
  required,
  value,
  onChange,
  icon,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(ids) => (
        <div className="os-input-frame">
          {icon && <Icon of={icon} />}
          <input
            type="text"
            className="os-input"
            required={required}
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
