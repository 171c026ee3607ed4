import { FileUp, SlidersHorizontal } from 'lucide'
import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import type { List } from '../../kit/list/use-list.ts'
import { words } from '../words/words.ts'

const BulkDialog = lazily(async () => (await import('./settings/bulk-dialog.tsx')).BulkDialog)

export const IMPORT = action<List<MarketLine>>({
  key: 'import',
  label: () => words('import'),
  icon: FileUp,
  to: (basePath) => `${basePath}/panel/import`,
})

/** One change of settings for all markets that are ticked. */
export const CHANGE = action<readonly MarketLine[]>({
  key: 'change',
  label: () => words('bulk.change'),
  icon: SlidersHorizontal,
  run: ({ open }, markets) => open(BulkDialog, { markets }),
})
