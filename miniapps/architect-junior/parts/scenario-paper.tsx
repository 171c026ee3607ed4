import type { Basis } from '../../domain/scenarios/basis.ts'
import { usePrinting } from '../../kit/bridge/use-printing.ts'
import { usePrintedPages } from '../../kit/exchange/use-printed-pages.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { reportRows } from './report-rows.ts'
import { type ScenarioReport, useReport } from './use-report.ts'

/** In place of the controls on paper: the scenario on one page. */
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
      <h2>{words('assume')}</h2>
      <ul>
        {[...sentences, ...sources.map((each) => `${each.name}: ${each.text}. ${each.source}`)].map(
          (text) => (
            <li key={text}>{text}</li>
          ),
        )}
      </ul>
    </article>
  )
}
