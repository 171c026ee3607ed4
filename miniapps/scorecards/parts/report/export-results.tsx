import { FileSpreadsheet, FileText, Presentation, Printer } from 'lucide'
import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { type ExportItem, ExportMenu } from '../../../kit/exchange/export-menu.tsx'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { tellUse } from '../tell-use.ts'
import { useBrandName } from '../use-brand-name.ts'
import type { ReportedAudit } from './report-data.ts'
import type { ResultFile } from './result-files.ts'
import { words } from './words/words.ts'

const files = lazyPart(async () => (await import('./result-files.ts')).resultFile)

export interface ExportResultsProps {
  brandId: string
  /** Of one audit alone. */
  audit?: { id: string; title: string }
  /** Reads what is taken along once it is wanted. */
  load(): Promise<readonly ReportedAudit[]>
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
export function ExportResults({ brandId, audit, load, summary }: ExportResultsProps) {
  const { context, portal, route } = useMiniApp()
  const brand = useBrandName(brandId)
  const format = useFormat()
  const take = async (kind: ResultFile) => {
    const [make, audits] = await Promise.all([files.load(), load()])
    tellUse(portal, 'exported', { kind, ...(audit && { scorecard: audit.id }) })
    return make(kind, {
      audits,
      brand,
      name: audit ? `${brand}, ${audit.title}` : brand,
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
    to: `${route.basePath}/report${audit ? `?audit=${encodeURIComponent(audit.id)}` : ''}`,
  }
  const sheets = (['workbook', 'audits', 'dimensions', 'answers'] as const).filter(
    (key) => key !== 'audits' || summary,
  )
  return <ExportMenu items={[...sheets.map(item), item('deck'), report, item('questionnaire')]} />
}
