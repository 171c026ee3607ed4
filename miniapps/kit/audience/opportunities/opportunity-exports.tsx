import { useStore } from '@nanostores/react'
import { FileJson } from 'lucide'
import { growthOpportunity } from '../../../domain/opportunities/growth-opportunity.ts'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { ExportMenu } from '../../exchange/export-menu.tsx'
import type { MadeFile } from '../../exchange/use-save-file.ts'
import { jsonFile, useFileItems } from '../../exchange/use-file-items.ts'
import { useFormat } from '../../words/format.ts'
import { useAudienceSources } from './audience-sources.ts'
import { opportunitySheets } from './opportunity-sheets.ts'
import { OPPORTUNITY_WORDS } from './opportunity-words.ts'
import { usePack } from './pack-context.ts'
import type { Report } from './report.ts'
import { words } from './words/words.ts'

const deck = lazyPart(async () => (await import('./opportunity-deck.ts')).opportunityDeckFile)

/** To present, to compute with, and to hand on to a backlog of growth as a file: the portal has none that takes it. */
export function OpportunityExports({ worth, simulated }: Pick<Report, 'worth' | 'simulated'>) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || OPPORTUNITY_WORDS.untitled()
  const { currency } = usePack()
  const { slides, sheets } = useFileItems()
  const format = useFormat()
  const sourcesOf = useAudienceSources()
  const reported = async (): Promise<Report> => ({
    heading,
    currency,
    worth,
    simulated,
    sources: await sourcesOf(worth),
  })
  return (
    <ExportMenu
      quiet
      items={[
        slides(words('export.pptx'), deck, reported),
        sheets('xlsx', words('export.xlsx'), heading, async () =>
          opportunitySheets(await reported(), format),
        ),
        {
          key: 'growth',
          label: words('export.growth'),
          icon: FileJson,
          make: async () => growthFile(await reported()),
        },
      ]}
    />
  )
}

function growthFile({ heading, currency, worth, sources }: Report): MadeFile {
  const opportunities = worth.segments.flatMap(({ segment, value, audience }) =>
    value
      ? [
          growthOpportunity(segment, value, {
            currency,
            audience,
            edition: sources.get(segment.number)?.edition,
          }),
        ]
      : [],
  )
  return jsonFile(opportunities, heading)
}
