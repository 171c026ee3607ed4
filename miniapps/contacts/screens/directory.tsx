import { LayoutGrid, List, Search, UserRound } from 'lucide'
import { COMPARED_MOST, COUNTED_MOST, QUERY_MAX_CHARACTERS } from '../../domain/contacts/limits.ts'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { ShareLink } from '../../kit/views/share-link.tsx'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useFormat } from '../../kit/words/format.ts'
import { CompareBar } from '../parts/compare-bar.tsx'
import { ContactCards, type PeopleProps } from '../parts/contact-cards.tsx'
import { ContactList } from '../parts/contact-list.tsx'
import { DIRECTORY_KEYS, directoryQuery } from '../parts/directory-query.ts'
import { ExportPeople } from '../parts/export-people.tsx'
import { useDirectory } from '../parts/use-directory.ts'
import { useFilters } from '../parts/use-filters.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const CARD_LINES = [60, 90, 75, 85, 60, 90, 75, 85]

/** Everybody of the network: searched, narrowed, as cards or as a list. */
export function Directory() {
  const { portal, route } = useMiniApp()
  const [values, setValues] = useAddressValues(DIRECTORY_KEYS)
  const [chosen, setChosen] = useEntryState<readonly string[]>('compare', [])
  const { q = '', as = '', ...filtered } = values
  const query = directoryQuery(values)
  const directory = useDirectory(query)
  const filters = useFilters()
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const change = (next: Record<string, string>) =>
    setValues(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  const isList = as === 'list'
  return (
    <>
      <PageHeader
        title={portal.app.title}
        subtitle={words('lead')}
        actions={
          <>
            <Link look="secondary" to={`${route.basePath}/me`}>
              {words('myDetails')}
            </Link>
            <ExportPeople query={query} />
          </>
        }
      />
      <search className="directory-search">
        <TextField
          label={words('search')}
          hideLabel
          type="search"
          icon={Search}
          maxLength={QUERY_MAX_CHARACTERS}
          placeholder={words('searchHint')}
          value={q}
          onChange={(text) => change({ ...values, q: text })}
        />
        <Button
          icon={isList ? LayoutGrid : List}
          iconOnly
          onClick={() => change({ ...values, as: isList ? '' : 'list' })}
        >
          {isList ? words('asCards') : words('asList')}
        </Button>
      </search>
      <FilterBar
        filters={filters}
        values={filtered}
        onChange={(next) => change({ ...next, q, as })}
        result={useResult(directory.data?.total)}
      >
        <ShareLink />
      </FilterBar>
      <Found
        directory={directory}
        isList={isList}
        isNarrowed={query !== ''}
        query={q}
        chosen={chosen}
        isFull={chosen.length >= COMPARED_MOST}
        onChoose={choose}
        onFavourite={(contact) => void directory.toggleFavourite(contact)}
        onClear={() => change({ as })}
      />
      <CompareBar chosen={chosen} onClear={() => setChosen([])} />
    </>
  )
}

function useResult(count: number | undefined): string {
  const { number } = useFormat()
  if (count === undefined) return ''
  if (count > COUNTED_MOST) return words('countedMany', { count: number(COUNTED_MOST) })
  return kitWords('people', { count })
}

interface FoundProps extends Omit<PeopleProps, 'people'> {
  directory: ReturnType<typeof useDirectory>
  isList: boolean
  isNarrowed: boolean
  onClear(): void
}

function Found({ directory, isList, isNarrowed, onClear, ...rest }: FoundProps) {
  const { portal } = useMiniApp()
  const { data, error, loading, reload, people, next, isAdding, showMore } = directory
  if (!data && error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingPeople')} lines={CARD_LINES} lineHeight={3} />
  if (people.length === 0)
    return (
      <EmptyState
        icon={UserRound}
        title={isNarrowed ? words('nobodyFound') : words('nobody')}
        action={isNarrowed && <Button onClick={onClear}>{words('showEverybody')}</Button>}
      >
        {isNarrowed ? words('nobodyFoundHint') : words('nobodyHint')}
      </EmptyState>
    )
  const People = isList ? ContactList : ContactCards
  const more = async () => {
    const count = await showMore()
    if (count > 0) portal.announce(words('shownMore', { count }))
  }
  return (
    <>
      <People people={people} {...rest} />
      {next !== null && (
        <div className="directory-more">
          <Button busy={isAdding} onClick={() => void more()}>
            {kitWords('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
