import { usePrinting } from '../../kit/bridge/use-printing.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { usePrintedPages } from '../../kit/exchange/use-printed-pages.ts'
import { words } from '../words/words.ts'
import { barsOf } from './bars-of.ts'
import type { PortraitReport } from './portrait-report.ts'
import type { Told } from './portrait-world.tsx'
import { usePortraitReport } from './use-portrait-report.ts'

/** The portrait as it is printed, in place of the page with its controls. */
export function PortraitPaper({ told }: { told: Told }) {
  const report = usePortraitReport(told)
  usePrintedPages(report.foot)
  return usePrinting() ? <Paper report={report} /> : null
}

function Paper({ report: { told, size, intro, sentences, sections, source } }: { report: PortraitReport }) {
  return (
    <article className="paper">
      <h2>{told.edition.title}</h2>
      <p>{size}</p>
      {intro && <p>{intro}</p>}
      <p className="os-muted">{source}</p>
      <h2>{words('mostDifferent')}</h2>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {sections.map(({ name, text }) => (
        <div key={name} className="paper-section">
          <BarChart headingLevel={2} {...barsOf(told, name)} />
          {text && <p>{text}</p>}
        </div>
      ))}
    </article>
  )
}
