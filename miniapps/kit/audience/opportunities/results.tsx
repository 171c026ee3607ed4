import { useState } from 'react'
import { Select } from '../../controls/select.tsx'
import { NumberField } from '../../controls/number-field.tsx'
import { BoundField } from '../../document/fields/bound-field.tsx'
import { useFormat } from '../../words/format.ts'
import { segmentName, driverName } from './names.ts'
import { OpportunityExports } from './opportunity-exports.tsx'
import { SegmentCharts } from './segment-charts.tsx'
import { useSimulation } from './use-simulation.ts'
import type { Worth } from './use-worth.ts'
import { words } from './words/words.ts'
import { WorthTable } from './worth-table.tsx'

/** Worth of all segments beside each other, and of one in detail. */
export function Results({ worth }: { worth: Worth }) {
  const simulated = useSimulation(worth)
  const [chosen, setChosen] = useState('')
  const { segments } = worth
  const shown = segments.find(({ segment }) => String(segment.number) === chosen) ?? segments[0]!
  return (
    <section className="opportunity-results" aria-labelledby="worth">
      <div className="os-row">
        <h2 id="worth" className="os-subtitle">
          {words('worth')}
        </h2>
        <OpportunityExports worth={worth} simulated={simulated} />
      </div>
      <Problems worth={worth} />
      <WorthTable worth={worth} simulated={simulated} />
      <div className="segment-head">
        <Select
          label={words('shown')}
          value={String(shown.segment.number)}
          options={segments.map(({ segment }) => ({
            value: String(segment.number),
            label: segmentName(segment),
          }))}
          onChange={setChosen}
        />
        <SeedField />
      </div>
      <SegmentCharts worth={shown} />
    </section>
  )
}

/** The same seed draws the same figures. */
const SeedField = () => (
  <BoundField path="seed" label={words('seed')} help={words('seedHelp')} say={String} neverEmpty>
    {({ texts, value, set }) => (
      <NumberField
        {...texts}
        min={0}
        digits={0}
        isId
        value={typeof value === 'number' ? value : null}
        onChange={set}
      />
    )}
  </BoundField>
)

function Problems({ worth: { segments, wrong } }: { worth: Worth }) {
  const { number } = useFormat()
  const lines = segments.flatMap(({ segment, value }) => {
    const name = segmentName(segment)
    const limit = number(segment.categoryPenetration, { style: 'percent', maximumFractionDigits: 1 })
    if (!value) return [words('aboveCategory', { segment: name, limit })]
    return [
      ...(value.clipped.length ? [words('clipped', { segment: name })] : []),
      ...wrong
        .filter((each) => each.segment === segment.number)
        .map(({ driver }) => words('wrongRange', { segment: name, driver: driverName(driver) })),
    ]
  })
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line} className="os-notice" data-tone="warning">
          {line}
        </p>
      ))}
    </div>
  )
}
