import type { SearchQuery } from '../../../domain/search/search-query.ts'
import { SEARCH_TYPES } from '../../../domain/search/search-query.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { words } from './words/words.ts'

interface FacetsProps {
  query: SearchQuery
  onFilter(filter: 'type' | 'owner', value: string | undefined): void
}

/** What to look among, and whether only one's own counts; each writes its filter into the search. */
export function Facets({ query: { type, owner }, onFilter }: FacetsProps) {
  const known = SEARCH_TYPES.find((each) => each === type)
  return (
    <div className="search-facets">
      <RadioGroup
        label={words('facet')}
        hideLabel
        layout="row"
        value={known ?? (type === undefined ? 'all' : 'document')}
        options={(['all', ...SEARCH_TYPES] as const).map((value) => ({
          value,
          label: words(`type.${value}`),
        }))}
        onChange={(value) => onFilter('type', value === 'all' ? undefined : value)}
      />
      <Checkbox
        label={words('mine')}
        checked={owner === 'me'}
        onChange={(checked) => onFilter('owner', checked ? 'me' : undefined)}
      />
    </div>
  )
}
