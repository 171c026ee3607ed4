import { type Body, textOf } from '../../domain/document/change.ts'
import { inCurrency } from '../../domain/campaigns/in-currency.ts'
import { Select } from '../controls/select.tsx'
import { BoundField, type BoundProps } from '../document/fields/bound-field.tsx'
import { useOpenFields } from '../document/fields/open-fields.ts'

interface CurrencyOfProps extends BoundProps {
  currencies: readonly string[]
  /** Offers to have that of the whole budget again. */
  mayBeEmpty?: boolean
  /** Fields that another one sets; without it, those of a campaign or a brief. */
  change?(body: Body, currency: string, path: string): Body
}

/**
 * Amounts are kept in minor units, and currencies differ in those: another one changes all that it is of at
 * once.
 */
export function CurrencyOf({ currencies, mayBeEmpty, change = inCurrency, ...bound }: CurrencyOfProps) {
  const { document } = useOpenFields()
  return (
    <BoundField {...bound}>
      {({ texts, value }) => (
        <Select
          {...texts}
          value={textOf(value)}
          options={[
            ...(value === null || mayBeEmpty ? [{ value: '', label: '–' }] : []),
            ...currencies.map((code) => ({ value: code, label: code })),
          ]}
          onChange={(next) => document.set(change(document.body, next, bound.path))}
        />
      )}
    </BoundField>
  )
}
