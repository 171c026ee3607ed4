import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'id'> {
  value: string
  onChange(value: string): void
}

/** Several lines of text. */
export function TextArea({
  label,
  hideLabel,
  help,
  error,
  required,
  value,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(ids) => (
        <textarea
          className="os-input"
          rows={rows}
          required={required}
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
