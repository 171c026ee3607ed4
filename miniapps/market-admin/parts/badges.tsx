import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

export function StatusBadge({ status, isArchived }: Pick<MarketLine, 'status' | 'isArchived'>) {
  if (isArchived) return <Badge>{words('status.archived')}</Badge>
  return <Badge tone={status === 'live' ? 'success' : 'warning'}>{words(`status.${status}`)}</Badge>
}

/** `75%, not ready`. */
export function ReadinessBadge({ percent, isReady }: MarketLine['readiness']) {
  const share = useFormat().percent(percent / 100)
  return (
    <Badge tone={isReady ? 'success' : 'neutral'}>
      {isReady ? words('ready') : words('notReady', { share })}
    </Badge>
  )
}
