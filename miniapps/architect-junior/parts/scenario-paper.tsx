import type { Basis } from '../../domain/scenarios/basis.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { usePrinting } from '../../kit/bridge/use-printing.ts'
import { LineChart } from '../../kit/charts/line-chart.tsx'
import { usePrintedPages } from '../../kit/exchange/use-printed-pages.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { reportRows } from './report-rows.ts'
import { type ScenarioReport, useReport } from './use-report.ts'

/** The scenario as it is printed: one page, in place of the page with its controls. */
export function ScenarioPaper({ basis }: { basis: Basis }) {
  const report = useReport(basis)
  usePrintedPages(report.title)
  return usePrinting() ? <Paper report={report} /> : null
}

function Paper({ report }: { report: ScenarioReport }) {
  const format = useFormat()
  const { line, objective, options, sentences, sources } = report
  return (
    <article className="paper">
      <p>{line}</p>
      {objective && <p>{objective}</p>}
      <table className="os-table">
        <thead>
          <tr>
            <th scope="col">{planningWords('touchpoint')}</th>
            {options.map(({ name, title, isChosen }) => (
              <th key={name} scope="col" data-align="end">
                {title}
                {isChosen && ` (${words('chosen')})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reportRows(report, format).map(({ name, cells, isTotal }) => (
            <tr key={name} className={isTotal ? 'is-total' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={options[place]!.name} data-align="end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="paper-below">
        <PaperBuild report={report} />
        <section>
          <h2>{words('assume')}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
      <h2>{words('sources')}</h2>
      <p>{sources.map(({ name, text, source }) => `${name}: ${text} (${source})`).join(' · ')}</p>
    </article>
  )
}

/** The build of reach, as a line for each option. */
function PaperBuild({ report: { options, budget, currency } }: { report: ScenarioReport }) {
  const { number } = useFormat()
  const unit = 10 ** minorDigits(currency)
  const last = (options[0]?.build.length ?? 1) - 1
  const compact = { notation: 'compact' } as const
  return (
    <LineChart
      title={words('build')}
      headingLevel={2}
      summary={words('build')}
      categoryTitle={words('spend')}
      categories={Array.from({ length: last + 1 }, (_, step) =>
        number((budget * step) / last / unit, compact),
      )}
      series={options.map(({ title, build }) => ({ name: title, values: build }))}
      measure={{ title: planningWords('reach'), unit: '%', digits: 1, max: 100 }}
    />
  )
}
