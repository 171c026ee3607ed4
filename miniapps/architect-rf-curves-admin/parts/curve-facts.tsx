import { textOf } from '../../domain/document/change.ts'
import { WEIGHT_UNITS } from '../../domain/touchpoints/touchpoint.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { countryOptions } from './markets.ts'
import { useTouchpoints } from './use-touchpoints.ts'

/** What a curve is of, and when it holds: whoever reads a reach is told. */
export function CurveFacts() {
  const { regionName } = useFormat()
  const touchpoints = useTouchpoints()
  return (
    <Card title={words('about')}>
      <div className="fields">
        <BoundField path="touchpoint" label={planningWords('touchpoint')} required>
          {({ texts, value, set }) => (
            <Combobox
              {...texts}
              value={textOf(value)}
              onChange={(code) => set(code || null, 'after-pause')}
              options={touchpoints.map(({ code, name }) => ({ value: code, label: name }))}
              freeText
            />
          )}
        </BoundField>
        <BoundField
          path="market"
          label={kitWords('market')}
          required
          say={(code) => regionName(textOf(code))}
        >
          {({ texts, value, set }) => (
            <Combobox
              {...texts}
              value={textOf(value)}
              onChange={(code) => set(code || null)}
              options={countryOptions()}
            />
          )}
        </BoundField>
        <TextOf path="audience" label={planningWords('audience')} help={words('audienceHelp')} required />
        <NumberOf path="universe" label={words('universe')} min={0} digits={0} required />
        <SelectOf
          path="unit"
          label={words('unit')}
          required
          options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: words(`unit.${unit}`) }))}
        />
        <TextOf path="currency" label={kitWords('currency')} />
        <TextOf path="source" label={words('source')} help={words('sourceHelp')} />
        <DateOf path="from" label={words('from')} />
        <DateOf path="to" label={words('to')} />
      </div>
      <TextOf path="notes" label={words('notes')} lines={3} />
    </Card>
  )
}
