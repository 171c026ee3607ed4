import { phasingFields } from '../../domain/budgets/pace-of.ts'
import { calendarOf } from '../../domain/budgets/periods-of.ts'
import { type FlightPattern, flightWeights } from '../../domain/planning/flights/flight-weights.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { Menu } from '../../kit/controls/menu/menu.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { calendarOptions } from './calendar-words.ts'
import { useBudget } from './open-budget.ts'

const NOTE_LINES = 4
const PATTERNS = ['even', 'front', 'back', 'pulse'] as const satisfies readonly FlightPattern[]

/** Year and calendar, how spend is to be phased, and notes. */
export function Setup() {
  const { body, currency, periods } = useBudget()
  const { date } = useFormat()
  const calendar = calendarOptions().find(({ value }) => value === calendarOf(body))!
  return (
    <>
      <Card title={words('year')}>
        <Facts
          of={[
            [words('year'), String(Number(body['year']))],
            [words('calendar'), calendar.label],
            [words('yearFrom'), date(periods[0]!.from)],
            [words('yearTo'), date(periods.at(-1)!.to)],
            [kitWords('currency'), currency],
          ]}
        />
      </Card>
      <Card title={words('phasing')}>
        <p className="os-muted">{words('phasingHelp')}</p>
        <PhasingFields />
      </Card>
      <TextOf path="notes" label={words('notes')} lines={NOTE_LINES} />
    </>
  )
}

/** A weight for each period; a pattern sets all of them in one step. */
function PhasingFields() {
  const { document, isClosed } = useOpenFields()
  const { periods, names } = useBudget()
  const setAll = (pattern: FlightPattern | null) => {
    const made = pattern && flightWeights({ pattern, periods: periods.length })
    document.set(phasingFields(made && 'weights' in made ? made.weights : null))
  }
  return (
    <>
      {!isClosed && (
        <Menu
          label={words('phasingBy')}
          button={(props) => <Button {...props}>{words('phasingBy')}</Button>}
          items={[
            ...PATTERNS.map((pattern) => ({
              key: pattern,
              label: words(`phasing.${pattern}`),
              onSelect: () => setAll(pattern),
            })),
            { key: 'plan', label: words('phasing.plan'), apart: true, onSelect: () => setAll(null) },
          ]}
        />
      )}
      <div className="fields">
        {periods.map((_, place) => (
          <NumberOf key={place} path={`phasing/${place + 1}`} label={names.periodName(place + 1)} min={0} />
        ))}
      </div>
    </>
  )
}
