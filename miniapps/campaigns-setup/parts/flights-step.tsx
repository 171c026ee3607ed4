import { useState } from 'react'
import { CalendarPlus } from 'lucide'
import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { FLIGHTS_MAX } from '../../domain/campaigns/limits.ts'
import { flightsOf } from '../../domain/campaigns/shared-out.ts'
import type { FlightUnit } from '../../domain/planning/flights/split-flight.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { NumberedLines } from '../../kit/planning/numbered-lines.tsx'
import { words } from '../words/words.ts'
import { ShareFields } from './share-fields.tsx'
import { StepCard } from './step-card.tsx'
import { SumLine } from './sum-line.tsx'
import { useTouchpoints } from '../../kit/planning/use-touchpoints.ts'

const PARTS = ['touchpoint', 'market', 'start', 'end', 'amount']

/** When the money runs. A flight stays within its campaign. */
export function FlightsStep() {
  const { start, end, flights } = campaignOf(useBody())
  const touchpoints = useTouchpoints()
  const within = { ...(start && { min: start }), ...(end && { max: end }) }
  return (
    <StepCard step="flights">
      <NumberedLines
        of="flights"
        parts={PARTS}
        fresh={() => ({ amount: 0, ...(start && { start }), ...(end && { end }) })}
        most={FLIGHTS_MAX}
        add={words('addFlight')}
        removeLabel={(number) => words('removeFlight', { number })}
        between={flights.length > 0 && <SumLine of="flights" />}
        tools={flights.length === 0 && <FromSplit />}
      >
        {(at, number) => (
          <div className="fields">
            <ShareFields {...{ at, number, touchpoints }} />
            <DateOf path={`${at}/start`} label={words('from', { number })} {...within} />
            <DateOf path={`${at}/end`} label={words('to', { number })} {...within} />
          </div>
        )}
      </NumberedLines>
    </StepCard>
  )
}

/** Offered once there are dates and a split, and as long as nobody has laid flights by hand. */
function FromSplit() {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const { start, end, split } = campaignOf(useBody())
  const [isTooMany, setTooMany] = useState(false)
  if (!start || !end || start > end || split.length === 0) return null
  const lay = (by: FlightUnit) => {
    const flights = flightsOf(document.body, by)
    const count = Object.keys(flights ?? {}).filter((path) => path.endsWith('/start')).length
    setTooMany(count > FLIGHTS_MAX)
    if (!flights || count > FLIGHTS_MAX) return
    document.set(flights)
    portal.announce(words('flightsMade', { count }))
  }
  return (
    <>
      {(['month', 'week'] as const).map((by) => (
        <Button key={by} icon={CalendarPlus} onClick={() => lay(by)}>
          {words(`flightsBy.${by}`)}
        </Button>
      ))}
      {isTooMany && (
        <p className="os-notice" data-tone="warning" role="alert">
          {words('flightsTooMany', { most: FLIGHTS_MAX })}
        </p>
      )}
    </>
  )
}
