import { Fragment } from 'react'
import { SEGMENTS_MAX } from '../../../domain/opportunities/opportunity.ts'
import { DRIVERS, type Driver } from '../../../domain/opportunities/segment-value.ts'
import { Card } from '../../controls/card.tsx'
import { usePlace } from '../../document/page/use-place.ts'
import { PlannedAudience } from '../chooser/planned-audience.tsx'
import { peopleOf } from '../source/newer-edition.tsx'
import { NumberOf } from '../../document/fields/number-of.tsx'
import { SelectOf } from '../../document/fields/select-of.tsx'
import { TextOf } from '../../document/fields/text-of.tsx'
import { AmountOf } from '../../planning/amount-of.tsx'
import { NumberedLines } from '../../planning/numbered-lines.tsx'
import { useFormat } from '../../words/format.ts'
import { usePack } from './pack-context.ts'
import { words } from './words/words.ts'

const PARTS = [
  'name',
  'area',
  ...DRIVERS.flatMap((driver) => [driver, `${driver}Low`, `${driver}High`]),
  'category',
  'margin',
  'cost',
]

/** Segments to be won: their people, how many of them buy, how often, and for how much. */
export function SegmentsCard() {
  return (
    <Card title={words('segments')}>
      <NumberedLines
        of="segments"
        parts={PARTS}
        fresh={() => ({ margin: 100 })}
        most={SEGMENTS_MAX}
        add={words('addSegment')}
        removeLabel={(number) => words('removeSegment', { number })}
      >
        {(at, number) => <SegmentFields at={at} number={number} />}
      </NumberedLines>
    </Card>
  )
}

function SegmentFields({ at, number }: { at: string; number: number }) {
  const { areas, currency, market } = usePack()
  const { regionName, list } = useFormat()
  const brand = usePlace({ belongsTo: 'brand' })
  const labels = useLabels(number)
  return (
    <div className="segment">
      <div className="segment-head">
        <TextOf path={`${at}/name`} label={words('name', { number })} />
        <SelectOf
          path={`${at}/area`}
          label={words('area', { number })}
          options={areas.map((area) => ({ value: area, label: area }))}
          mayBeEmpty
          emptyLabel={regionName(market)}
        />
      </div>
      {brand && (
        <PlannedAudience
          brand={brand}
          market={market}
          refuse={({ markets }) =>
            markets.every((each) => each === market)
              ? undefined
              : words('otherMarket', {
                  markets: list(markets.map(regionName)),
                  market: regionName(market),
                  currency,
                })
          }
          pin={String(number)}
          taken={(edition) => ({ [`${at}/name`]: edition.title, [`${at}/population`]: peopleOf(edition) })}
        />
      )}
      <div className="segment-figures">
        {DRIVERS.map((driver) => (
          <DriverField key={driver} path={`${at}/${driver}`} driver={driver} label={labels[driver]} />
        ))}
        <NumberOf path={`${at}/category`} label={words('category', { number })} unit="%" min={0} max={100} />
        <NumberOf path={`${at}/margin`} label={words('margin', { number })} unit="%" min={0} max={100} />
        <AmountOf path={`${at}/cost`} label={words('cost', { number })} currency={currency} />
      </div>
      <details>
        <summary>{words('ranges', { number })}</summary>
        <p className="os-help">{words('rangesHelp')}</p>
        <Ranges at={at} number={number} />
      </details>
    </div>
  )
}

function useLabels(number: number): Record<Driver, string> {
  const { adults } = usePack()
  return {
    population: words('population', { number, age: adults }),
    penetration: words('penetration', { number }),
    frequency: words('frequency', { number }),
    spend: words('spend', { number }),
  }
}

function Ranges({ at, number }: { at: string; number: number }) {
  const labels = useLabels(number)
  return (
    <div className="segment-ranges">
      {DRIVERS.map((driver) => (
        <Fragment key={driver}>
          <DriverField
            path={`${at}/${driver}Low`}
            driver={driver}
            label={words('lowest', { what: labels[driver] })}
          />
          <DriverField
            path={`${at}/${driver}High`}
            driver={driver}
            label={words('highest', { what: labels[driver] })}
          />
        </Fragment>
      ))}
    </div>
  )
}

function DriverField({ path, driver, label }: { path: string; driver: Driver; label: string }) {
  const { currency } = usePack()
  if (driver === 'spend') return <AmountOf path={path} label={label} currency={currency} />
  if (driver === 'penetration') return <NumberOf path={path} label={label} unit="%" min={0} max={100} />
  return <NumberOf path={path} label={label} min={0} digits={driver === 'population' ? 0 : 2} />
}
