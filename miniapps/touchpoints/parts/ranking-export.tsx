import { Presentation } from 'lucide'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { ExportedRanking } from './exported-ranking.ts'
import { rankingSheet } from './ranking-sheet.ts'

const deck = lazyPart(async () => (await import('./ranking-deck.ts')).rankingDeckFile)

/** The ranking as a workbook or a table, and as slides; the picture of its quadrants has its own files. */
export function RankingExport(of: ExportedRanking) {
  const { context } = useMiniApp()
  const format = useFormat()
  const { market, audience } = of.edition
  return (
    <ExportSheet
      sheet={() => rankingSheet(of)}
      fileName={`${of.title} ${market} ${audience}`}
      more={[
        {
          key: 'pptx',
          label: words('export.pptx'),
          icon: Presentation,
          make: async () => (await deck.load())(of, context.tenant, format),
        },
      ]}
    />
  )
}
