import type { BoundField } from './form.ts'

/** Ties a control that knows '' to a value that is null when there is none. */
export const orEmpty = <Value extends string>({ value, onChange, error }: BoundField<Value | null>) => ({
  value: value ?? '',
  onChange: (next: Value | '') => onChange(next || null),
  error,
})
