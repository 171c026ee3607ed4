import { FileSpreadsheet, FileText, Presentation, Printer } from 'lucide'
import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { type ExportItem, ExportMenu } from '../../../kit/exchange/export-menu.tsx'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { tellUse } from '../../../kit/actions/tell-use.ts'
import { useBrandName } from '../use-brand-name.ts'
import type { Reported } from './report-data.ts'
import type { ResultFile } from './result-files.ts'
import { words } from './words/words.ts'

const files = lazyPart(async () => (await import('./result-files.ts')).resultFile)

export interface ExportResultsProps {
  /** Of one audit alone. */
  audit?: { id: string; title: string; isDraft: boolean; runId?: string | undefined }
  /** Reads what is taken along once it is wanted: what was submitted, or what can be answered. */
  load(what: 'results' | 'in-hand'): Promise<Reported>
  /** One row for each audit. */
  summary?: () => Sheet
}

const ICONS = {
  workbook: FileSpreadsheet,
  audits: FileText,
  dimensions: FileText,
  answers: FileText,
  deck: Presentation,
  questionnaire: FileSpreadsheet,
}
const APART: ReadonlySet<string> = new Set(['deck', 'questionnaire'])

/** Results in all forms in which they leave the portal. */
export function ExportResults({ audit, load, summary }: ExportResultsProps) {
  const { context, portal, route } = useMiniApp()
  const brand = useBrandName()
  const format = useFormat()
  const take = async (kind: ResultFile) => {
    const [make, results] = await Promise.all([
      files.load(),
      load(kind === 'questionnaire' ? 'in-hand' : 'results'),
    ])
    tellUse(portal, 'export', { kind, ...(audit && { scorecard: audit.id }) })
    return make(kind, {
      results,
      brand,
      name: audit
        ? `${brand}, ${audit.isDraft ? words('draft', { title: audit.title }) : audit.title}`
        : brand,
      summary: summary?.(),
      tenant: context.tenant,
      numberLocale: format.numberLocale,
      format,
    })
  }
  const item = (key: ResultFile): ExportItem => ({
    key,
    label: words(`export.${key}`),
    icon: ICONS[key],
    apart: APART.has(key),
    make: () => take(key),
  })
  const report: ExportItem = {
    key: 'report',
    label: words('export.report'),
    icon: Printer,
    to: `${route.basePath}/report${audit ? reportQuery(audit) : ''}`,
  }
  const sheets = (['workbook', 'audits', 'dimensions', 'answers'] as const).filter(
    (key) => key !== 'audits' || summary,
  )
  return <ExportMenu items={[...sheets.map(item), item('deck'), report, item('questionnaire')]} />
}

const reportQuery = ({ id, isDraft, runId }: NonNullable<ExportResultsProps['audit']>): string =>
  `?${new URLSearchParams({ audit: id, ...(isDraft && { drafts: 'yes' }), ...(runId !== undefined && { run: runId }) }).toString()}`
