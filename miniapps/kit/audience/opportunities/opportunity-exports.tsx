import { useStore } from '@nanostores/react'
import { FileJson, FileSpreadsheet, Presentation } from 'lucide'
import { growthOpportunity } from '../../../domain/opportunities/growth-opportunity.ts'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { fileNameOf } from '../../exchange/save-file.ts'
import { ExportMenu } from '../../exchange/export-menu.tsx'
import type { MadeFile } from '../../exchange/use-save-file.ts'
import { useSheetFiles } from '../../exchange/use-sheet-files.ts'
import { useFormat } from '../../words/format.ts'
import { opportunitySheets } from './opportunity-sheets.ts'
import { OPPORTUNITY_WORDS } from './opportunity-words.ts'
import { usePack } from './pack-context.ts'
import type { Report } from './report.ts'
import { words } from './words/words.ts'

const deck = lazyPart(async () => (await import('./opportunity-deck.ts')).opportunityDeckFile)

/** To present, to compute with, and to take into a backlog of growth. */
export function OpportunityExports({ worth, simulated }: Pick<Report, 'worth' | 'simulated'>) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || OPPORTUNITY_WORDS.untitled()
  const tenant = useMiniApp(({ context }) => context.tenant)
  const { currency } = usePack()
  const fileOf = useSheetFiles()
  const format = useFormat()
  const report: Report = { heading, currency, worth, simulated }
  return (
    <ExportMenu
      quiet
      items={[
        {
          key: 'pptx',
          label: words('export.pptx'),
          icon: Presentation,
          make: async () => (await deck.load())(report, tenant, format),
        },
        {
          key: 'xlsx',
          label: words('export.xlsx'),
          icon: FileSpreadsheet,
          make: () => fileOf('xlsx', heading, () => opportunitySheets(report)),
        },
        {
          key: 'growth',
          label: words('export.growth'),
          icon: FileJson,
          make: () => growthFile(report),
        },
      ]}
    />
  )
}

const INDENT = 2

function growthFile({ heading, currency, worth }: Report): Promise<MadeFile> {
  const opportunities = worth.segments.flatMap(({ segment, value, audience }) =>
    value ? [growthOpportunity(segment, value, { currency, audience })] : [],
  )
  const file = new Blob([JSON.stringify(opportunities, null, INDENT)], { type: 'application/json' })
  return Promise.resolve({ file, name: fileNameOf(heading, 'json') })
}
