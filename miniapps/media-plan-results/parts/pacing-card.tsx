import { useMemo, useState } from 'react'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { pacing } from '../../domain/deliveries/pacing.ts'
import { LineChart } from '../../kit/charts/line-chart.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { indexText } from './index-text.ts'
import { useResults } from './results-world.tsx'

/** Planned and delivered up to each day, at the planned price; days without figures are gaps. */
export function PacingCard() {
  const { results } = useResults()
  const format = useFormat()
  const [vendor, setVendor] = useState('')
  const { head, lines, delivery } = results
  const days = useMemo(
    () =>
      pacing(
        lines.filter(({ line }) => !vendor || line.vendor === vendor),
        'money',
      ),
    [lines, vendor],
  )
  const vendors = [...new Set(lines.flatMap(({ line }) => line.vendor || []))].toSorted(format.compare)
  const unit = 10 ** minorDigits(head.currency)
  const inUnits = (value: number | null) => (value === null ? null : value / unit)
  if (days.length === 0) return null
  return (
    <Card className="pacing">
      {vendors.length > 1 && (
        <Select
          label={words('field.vendor')}
          value={vendor}
          onChange={setVendor}
          options={[
            { value: '', label: words('vendor.all') },
            ...vendors.map((each) => ({ value: each, label: each })),
          ]}
        />
      )}
      <LineChart
        title={words('pacing')}
        headingLevel={2}
        summary={words('pacing.summary', {
          index: indexText(format, delivery),
          until: format.date(results.until),
        })}
        categoryTitle={words('field.date')}
        categories={days.map(({ date }) => format.date(date))}
        measure={{
          title: words('atPlannedPrice'),
          unit: head.currency,
          format: (value) => format.number(value, { maximumFractionDigits: 0 }),
        }}
        series={[
          { name: words('planned'), values: days.map(({ planned }) => inUnits(planned)) },
          { name: words('delivered'), values: days.map(({ delivered }) => inUnits(delivered)) },
        ]}
        note={words('pacing.note')}
      />
    </Card>
  )
}
