import { LayoutGrid, List, UserRound } from 'lucide'
import type { ContactLine } from '../../domain/contacts/contact.ts'
import { COMPARED_MOST, COUNTED_MOST } from '../../domain/contacts/limits.ts'
import { action } from '../../kit/actions/action.ts'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { ShareLink } from '../../kit/views/share-link.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { CompareBar } from '../parts/compare-bar.tsx'
import { ContactCards } from '../parts/contact-cards.tsx'
import { ContactList } from '../parts/contact-list.tsx'
import { directoryQuery } from '../parts/directory-query.ts'
import { ExportPeople } from '../parts/export-people.tsx'
import { useFavourite } from '../parts/use-favourite.ts'
import { useFilters } from '../parts/use-filters.ts'
import { words } from '../words/words.ts'

const MY_DETAILS = action({
  key: 'my-details',
  label: () => words('myDetails'),
  to: (basePath) => `${basePath}/me`,
})

/** Everybody of the network: searched, narrowed, as cards or as a list. */
export function Directory() {
  const title = useMiniApp(({ portal }) => portal.app.title)
  const { number } = useFormat()
  const [chosen, setChosen] = useEntryState<readonly string[]>('compare', [])
  const directory = useList<ContactLine>({
    name: 'directory',
    api: 'contacts',
    from: '',
    filters: useFilters(),
    keys: ['as'],
    ask: directoryQuery,
  })
  const isList = directory.values['as'] === 'list'
  const People = isList ? ContactList : ContactCards
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const favour = useFavourite(({ id }, favourite) =>
    directory.change((people) => people.map((each) => (each.id === id ? { ...each, favourite } : each))),
  )
  return (
    <>
      <ListScreen
        list={directory}
        title={title}
        subtitle={words('lead')}
        caption={words('people')}
        actions={[MY_DETAILS]}
        tools={<ExportPeople query={directory.asked} />}
        search={words('search')}
        searchHint={words('searchHint')}
        counted={(count) =>
          count > COUNTED_MOST
            ? words('countedMany', { count: number(COUNTED_MOST) })
            : kitWords('people', { count })
        }
        beside={
          <>
            <ShareLink />
            <Button
              icon={isList ? LayoutGrid : List}
              iconOnly
              onClick={() => directory.set({ as: isList ? '' : 'list' })}
            >
              {isList ? words('asCards') : words('asList')}
            </Button>
          </>
        }
        empty={
          <EmptyState icon={UserRound} title={words('nobody')}>
            {words('nobodyHint')}
          </EmptyState>
        }
      >
        {(people) => (
          <People
            people={people}
            query={directory.values['q'] ?? ''}
            chosen={chosen}
            isFull={chosen.length >= COMPARED_MOST}
            onChoose={choose}
            onFavourite={favour}
          />
        )}
      </ListScreen>
      <CompareBar chosen={chosen} onClear={() => setChosen([])} />
    </>
  )
}
