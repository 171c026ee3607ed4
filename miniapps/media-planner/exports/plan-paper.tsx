import { useStore } from '@nanostores/react'
import { usePrinting } from '../../kit/bridge/use-printing.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePrintedPages } from '../../kit/exchange/use-printed-pages.ts'
import { useFormat } from '../../kit/words/format.ts'
import { usePlanWorld } from '../parts/plan-world.tsx'
import { PLAN_WORDS } from '../plan-words.ts'
import { words } from '../words/words.ts'
import { flowchartLines, monthsOf } from './flowchart-lines.ts'
import { planReport } from './plan-report.ts'

/** The flowchart as it is printed, in place of the page with its controls. */
export function PlanPaper() {
  const { document } = useOpenFields()
  const title = useStore(document.$about).title || PLAN_WORDS.untitled()
  usePrintedPages(title)
  return usePrinting() ? <Paper title={title} /> : null
}

function Paper({ title }: { title: string }) {
  const { at, nameOf } = usePlanWorld()
  const format = useFormat()
  const report = planReport(title, at, nameOf)
  return (
    <table className="os-table paper" aria-label={words('flowchart')}>
      <thead>
        <tr>
          <th scope="col">{words('line')}</th>
          {monthsOf(report.weeks, format).map((month) => (
            <th key={month.title} scope="col" data-align="end">
              {month.title}
            </th>
          ))}
          <th scope="col" data-align="end">
            {words('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {flowchartLines(report, format).map(({ key, name, cells, kind }) => (
          <tr key={key} data-kind={kind}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- months stay where they are
              <td key={at} data-align="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
