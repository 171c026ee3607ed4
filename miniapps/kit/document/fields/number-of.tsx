import { NumberField } from '../../controls/number-field.tsx'
import { useFormat } from '../../words/format.ts'
import { BoundField, type BoundProps } from './bound-field.tsx'

interface NumberOfProps extends BoundProps {
  /** `EUR`, `%`, `minutes`. */
  unit?: string | undefined
  min?: number
  max?: number
  /** At most so many figures after the point. */
  digits?: number
}

/** A number of the document. */
export function NumberOf({ unit, min, max, digits, ...bound }: NumberOfProps) {
  const { number } = useFormat()
  const say = (value: unknown) =>
    typeof value === 'number' ? [number(value), unit].filter(Boolean).join(' ') : undefined
  return (
    <BoundField {...bound} say={say}>
      {({ texts, value, set }) => (
        <NumberField
          {...texts}
          {...{ unit, min, max, digits }}
          value={typeof value === 'number' ? value : null}
          onChange={set}
        />
      )}
    </BoundField>
  )
}
