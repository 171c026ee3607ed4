import { useState } from 'react'
import { useFormat } from '../words/format.ts'
import type { FieldIds } from './field.tsx'

interface PlainNumberProps {
  ids: FieldIds
  value: number | null
  onChange(value: number | null): void
  read(text: string): number | undefined
  unit: string
  format: Intl.NumberFormatOptions
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
}

/** Stands in while the number field is loading: takes what is typed, and looks the same. */
export function PlainNumber(props: PlainNumberProps) {
  const { ids, value, onChange, read, unit, format, disabled, readOnly, required } = props
  const { number } = useFormat()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const found = text.trim() === '' ? null : read(text)
    if (found !== undefined) onChange(found)
  }
  return (
    <div className="os-number-frame">
      <input
        {...ids}
        {...{ disabled, readOnly, required }}
        className="os-input os-number-input"
        inputMode="decimal"
        value={typed ?? (value === null ? '' : number(value, format))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {unit && <span className="os-number-unit">{unit}</span>}
      {!readOnly && <span className="os-number-steps" />}
    </div>
  )
}
