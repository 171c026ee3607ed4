interface NumberFieldProps {
  label: string
  value: number
  onValue(value: number): void
}

/** A number of people or contacts. */
export const NumberField = ({ label, value, onValue }: NumberFieldProps) => (
  <label>
    {label}
    <input type="number" min="0" value={value} onChange={(event) => onValue(event.currentTarget.valueAsNumber || 0)} />
  </label>
)
