import { Button } from '../controls/button.tsx'
import type { List } from './use-list.ts'
import { words as kitWords } from '../words/words.ts'

interface MoreRowsProps {
  of: Pick<List<unknown>, 'more' | 'isLoadingMore' | 'moreError'>
  onMore(): void
}

/** Below a list that comes page by page. */
export function MoreRows({ of: { more, isLoadingMore, moreError }, onMore }: MoreRowsProps) {
  if (!more) return null
  return (
    <div className="os-table-more">
      {moreError && <span role="alert">{moreError.text}</span>}
      <Button size="s" busy={isLoadingMore} onClick={onMore}>
        {kitWords('showMore')}
      </Button>
    </div>
  )
}
