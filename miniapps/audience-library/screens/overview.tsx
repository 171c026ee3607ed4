import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition, EditionFacets } from '../../domain/audience/edition.ts'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { SavedViews } from '../../kit/document/saved-views/saved-views.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type List, useList } from '../../kit/list/use-list.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { choiceIn, type Filter, type FilterValues, rangeIn } from '../../kit/views/filters/filter.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { COMPARE, IMPORT, TAG } from '../parts/actions.ts'
import { editionColumns } from '../parts/edition-columns.tsx'
import { EditionCards } from '../parts/edition-cards.tsx'
import { LibraryExports } from '../parts/library-exports.tsx'
import { LibraryTabs } from '../parts/library-tabs.tsx'
import { words } from '../words/words.ts'

const FACETS = ['market', 'tag', 'dataset', 'status', 'scope'] as const
const KEYS = [...FACETS, 'stale', 'size'] as const
const VIEWS = ['table', 'cards'] as const

/** Published audiences that the brand may use: found, judged, compared, taken along. */
export function Overview() {
  const { portal } = useMiniApp()
  const list = useEditions()
  const { filters, reload } = useFacets(list)
  const view = list.values['view'] ?? 'table'
  return (
    <ListScreen
      list={list}
      title={portal.app.title}
      subtitle={words('lead')}
      head={
        <div className="library-head">
          <LibraryTabs current="library" />
          <RadioGroup
            label={words('view')}
            hideLabel
            layout="row"
            value={view}
            onChange={(next) => list.set({ view: next === 'table' ? '' : next })}
            options={VIEWS.map((value) => ({ value, label: words(`view.${value}`) }))}
          />
        </div>
      }
      search={words('search')}
      filters={filters}
      columns={editionColumns}
      actions={[IMPORT]}
      bulk={[COMPARE, TAG]}
      tools={<LibraryExports list={list} />}
      views={(query, onChoose) => (
        <SavedViews list="audience-library/all" query={query} onChoose={onChoose} />
      )}
      onChanged={reload}
      empty={<EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>}
      {...(view === 'cards' && { children: (rows: readonly Edition[]) => <EditionCards rows={rows} /> })}
    />
  )
}

function useEditions(): List<Edition> {
  const place = usePlace(AUDIENCE)
  return useList<Edition>({
    name: 'audiences',
    api: 'audiences',
    from: place && `/${place}`,
    facets: KEYS,
    keys: ['view'],
    ask: asked,
  })
}

function asked({ q = '', stale, size, ...values }: FilterValues) {
  const [least, most] = rangeIn(size)
  return {
    q,
    stale: choiceIn(stale).join() === 'true',
    least,
    most,
    ...Object.fromEntries(FACETS.map((key) => [key, choiceIn(values[key])])),
  }
}

/** Filters with the number of audiences that each choice would leave. */
function useFacets(list: List<Edition>) {
  const { number } = useFormat()
  const place = usePlace(AUDIENCE)
  const path = place && withQuery(`/${place}/facets`, list.asked)
  const { data, reload } = useAnswer<EditionFacets>('audiences', path, { keptAs: 'facets' })
  const filters = FACETS.map((key): Filter => {
    const options = (data?.[key] ?? []).map(({ id, name, count }) => ({
      value: id,
      label: `${choiceName(key, id, name)} (${number(count)})`,
    }))
    return { key, label: labelOf(key), kind: 'choice', options }
  })
  const stale: Filter = {
    key: 'stale',
    label: words('stale'),
    kind: 'choice',
    options: [{ value: 'true', label: kitWords('yes') }],
  }
  const size: Filter = { key: 'size', label: audienceWords('size'), kind: 'number' }
  return { filters: [...filters, stale, size], reload }
}

const labelOf = (key: (typeof FACETS)[number]): string => {
  if (key === 'tag') return audienceWords('tags')
  if (key === 'status') return kitWords('status')
  if (key === 'market') return kitWords('market')
  return key === 'scope' ? words('scope') : frameWords('dataset')
}

function choiceName(key: (typeof FACETS)[number], id: string, name: string): string {
  if (key === 'market') return marketName(id)
  if (key === 'status') return audienceStatus(id).title
  return key === 'scope' ? words(`scope.${id as 'brand'}`) : name
}
