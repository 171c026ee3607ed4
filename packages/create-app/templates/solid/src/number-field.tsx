interface NumberFieldProps {
  label: string
  value: number
  onValue(value: number): void
}

/** A number of people or contacts. */
export const NumberField = (props: NumberFieldProps) => (
  <label>
    {props.label}
    <input
      type="number"
      min="0"
      value={props.value}
      onInput={(event) => props.onValue(event.currentTarget.valueAsNumber || 0)}
    />
  </label>
)
