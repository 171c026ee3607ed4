import { DRIVERS, type SegmentValue } from '../../../domain/opportunities/segment-value.ts'
import { tornado } from '../../../domain/opportunities/tornado.ts'
import { minorDigits } from '../../../domain/kernel/money/minor-digits.ts'
import { BarChart } from '../../charts/bar-chart.tsx'
import { wholeMoney } from '../../planning/whole-money.ts'
import { useFormat } from '../../words/format.ts'
import { driverName, segmentName } from './names.ts'
import { usePack } from './pack-context.ts'
import type { WorthOfSegment } from './use-worth.ts'
import { words } from './words/words.ts'

/** Steps from worth now to worth if won; drivers that no lever moves are left out. */
export const worthSteps = ({ before, after, attribution }: SegmentValue) => [
  { name: words('before'), amount: before },
  ...DRIVERS.filter((driver) => attribution[driver] !== 0).map((driver) => ({
    name: driverName(driver),
    amount: attribution[driver],
  })),
  { name: words('after'), amount: after },
]

/** One segment: where its gain comes from, and what its worth hangs on. */
export function SegmentCharts({ worth: { segment, value } }: { worth: WorthOfSegment }) {
  const format = useFormat()
  const { currency } = usePack()
  const unit = 10 ** minorDigits(currency)
  const measure = { title: words('money'), format: (each: number) => format.currency(each, currency, 0) }
  const swings = tornado(segment)
  const name = segmentName(segment)
  return (
    <>
      {value && (
        <BarChart
          mode="waterfall"
          beside
          headingLevel={3}
          title={words('waterfall')}
          summary={words('waterfallSummary', {
            segment: name,
            change: wholeMoney(format, value.change, currency),
          })}
          categoryTitle={words('step')}
          categories={worthSteps(value).map((step) => step.name)}
          series={[{ name: words('money'), values: worthSteps(value).map(({ amount }) => amount / unit) }]}
          measure={measure}
        />
      )}
      {swings.length === 0 ? (
        <p className="os-muted">{words('noRanges')}</p>
      ) : (
        <BarChart
          beside
          headingLevel={3}
          title={words('tornado')}
          summary={words('tornadoSummary', { segment: name })}
          categoryTitle={words('driverTitle')}
          categories={swings.map(({ driver }) => driverName(driver))}
          series={[
            { name: words('atLowest'), values: swings.map(({ low }) => low / unit) },
            { name: words('atHighest'), values: swings.map(({ high }) => high / unit) },
          ]}
          measure={measure}
        />
      )}
    </>
  )
}
