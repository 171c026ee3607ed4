import { textAt } from '../../domain/document/change.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { NumberField } from '../controls/number-field.tsx'
import { BoundField, type BoundProps } from '../document/fields/bound-field.tsx'
import { useBody } from '../document/fields/open-fields.ts'
import { useFormat } from '../words/format.ts'
import { money } from './money.ts'

interface AmountOfProps extends BoundProps {
  /** The field that names its currency. */
  currencyAt?: string
  /** In place of a field. */
  currency?: string
}

/** An amount in minor units; its currency stands in the same document, at `currencyAt`, unless it is told. */
export function AmountOf({ currencyAt = 'budget/currency', currency, ...bound }: AmountOfProps) {
  const body = useBody()
  const format = useFormat()
  const code = currency || textAt(body, currencyAt) || textAt(body, 'budget/currency')
  const digits = minorDigits(code)
  return (
    <BoundField {...bound} say={(value) => money(format, value, code)}>
      {({ texts, value, set }) => (
        <NumberField
          {...texts}
          digits={digits}
          unit={code}
          min={0}
          value={typeof value === 'number' ? value / 10 ** digits : null}
          onChange={(amount) => set(amount === null ? null : Math.round(amount * 10 ** digits))}
        />
      )}
    </BoundField>
  )
}
