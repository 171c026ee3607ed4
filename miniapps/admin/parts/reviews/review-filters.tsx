import { REVIEW_FILTERS, type ReviewFilter } from '../../../domain/access/wire-checks.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { words } from './words/words.ts'

interface ReviewFiltersProps {
  /** Undefined: all rows. */
  only: ReviewFilter | undefined
  /** How many rows there are of these, once that is known. */
  total: number | undefined
  onChange(only: ReviewFilter | undefined): void
}

/** A review of an agency has thousands of rows: these are the ones that are worth a look. */
export function ReviewFilters({ only, total, onChange }: ReviewFiltersProps) {
  return (
    <div className="os-row admin-kinds" role="group" aria-label={words('filters')}>
      {([undefined, ...REVIEW_FILTERS] as const).map((each) => (
        <Button key={each ?? 'all'} size="s" aria-pressed={each === only} onClick={() => onChange(each)}>
          {words(`filter.${each ?? 'all'}`)}
        </Button>
      ))}
      <span className="os-muted" aria-hidden="true">
        {total !== undefined && words('rows', { count: total })}
      </span>
    </div>
  )
}
