import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'
import type { Pages } from './use-pages.ts'

/** Below a list that the server gives page by page. */
export function MoreRows({ pages }: { pages: Pages<unknown> }) {
  const { more, isLoadingMore, moreError } = pages
  if (!more) return null
  return (
    <div className="os-table-more">
      {moreError && <span role="alert">{moreError.text}</span>}
      <Button size="s" busy={isLoadingMore} onClick={more}>
        {words('showMore')}
      </Button>
    </div>
  )
}
