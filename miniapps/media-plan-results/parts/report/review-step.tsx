import type { RowFault, ReportTotals } from '../../../domain/deliveries/report-sums.ts'
import { dateOf } from '../../../domain/kernel/periods/days.ts'
import { minorDigits } from '../../../domain/kernel/money/minor-digits.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import { lineText } from '../line-text.ts'
import { useResults } from '../results-world.tsx'
import { linesOfPlaces, placeText } from './lines-of-places.ts'
import type { ReportImport } from './use-report-import.ts'

/** Third step of an import: sums of the file, names that belong to no line of the plan yet, and rows that cannot be read. */
export function ReviewStep({ state }: { state: ReportImport }) {
  const { results } = useResults()
  const format = useFormat()
  const totals = state.totals!
  const { places, faults, faulty } = totals
  const known = linesOfPlaces(places, results.lines, {})
  const lineOf = linesOfPlaces(places, results.lines, state.chosen)
  const unknown = places.map((place, at) => ({ place, at })).filter(({ at }) => known[at] === null)
  const count = lineOf.filter(Boolean).length
  const lines = results.lines.map(({ line }) => ({ value: line.id, label: lineText(line) }))
  return (
    <>
      <Facts of={factsOf(totals, results.head.currency, format)} />
      {unknown.length > 0 && (
        <section className="report-unknown">
          <h3 className="os-label">{words('unknown', { count: unknown.length })}</h3>
          <p className="os-help">{words('unknown.help')}</p>
          {unknown.map(({ place, at }) => (
            <Combobox
              key={at}
              label={words('unknown.place', { name: placeText(place), row: place.row, rows: place.rows })}
              value={state.chosen[at] ?? ''}
              onChange={(line) => state.assign(at, line)}
              options={lines}
              placeholder={words('unknown.leaveOut')}
            />
          ))}
        </section>
      )}
      {faulty > 0 && <Faults faults={faults} faulty={faulty} />}
      <div className="os-dialog-actions">
        <Button onClick={state.back}>{kitWords('tour.back')}</Button>
        <Button variant="primary" disabled={count === 0} onClick={() => state.send(false)}>
          {words('send', { count })}
        </Button>
      </div>
    </>
  )
}

function factsOf(totals: ReportTotals, currency: string, format: Format) {
  const sum = (values: Float64Array) =>
    values.reduce((all, value) => all + (Number.isNaN(value) ? 0 : value), 0)
  let [first, last] = [Infinity, -Infinity]
  for (const day of totals.day) [first, last] = [Math.min(first, day), Math.max(last, day)]
  const period = first <= last && [first, last].map((day) => format.date(dateOf(day))).join(' – ')
  return [
    [words('rows'), format.number(totals.rows)],
    [words('period'), period],
    [words('delivered'), format.number(sum(totals.quantity), { maximumFractionDigits: 2 })],
    [words('spend'), format.currency(sum(totals.spend), currency, minorDigits(currency))],
  ] as const
}

function Faults({ faults, faulty }: { faults: readonly RowFault[]; faulty: number }) {
  return (
    <details>
      <summary>{words('faults', { count: faulty })}</summary>
      <ul className="report-faults">
        {faults.map(({ row, field, given }) => (
          <li key={row}>{words('fault', { row, field: words(`field.${field}`), given: given || '–' })}</li>
        ))}
      </ul>
      {faulty > faults.length && (
        <p className="os-muted">{words('faults.more', { count: faulty - faults.length })}</p>
      )}
    </details>
  )
}
