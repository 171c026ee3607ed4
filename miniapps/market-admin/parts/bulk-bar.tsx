import { useState } from 'react'
import { SlidersHorizontal } from 'lucide'
import type { Market } from '../../domain/markets/market-answers.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'

const BulkDialog = lazily(async () => (await import('./settings/bulk-dialog.tsx')).BulkDialog)

/** What can be done with all markets that are ticked. */
export function BulkBar({ markets, onChanged }: { markets: readonly Market[]; onChanged(): void }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="os-row market-bulk" role="group" aria-label={words('bulk')}>
      <span>{words('bulk.count', { count: markets.length })}</span>
      <Button size="s" icon={SlidersHorizontal} onClick={() => setChanging(true)}>
        {words('bulk.change')}
      </Button>
      {isChanging && (
        <BulkDialog markets={markets} onClose={() => setChanging(false)} onChanged={onChanged} />
      )}
    </div>
  )
}
