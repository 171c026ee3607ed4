import type { Thing } from '../../domain/blank/thing.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Column } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { ADD, DELETE } from '../parts/actions.ts'
import { words } from '../words/words.ts'

/** A function, which the list calls anew when the language changes. */
const columns = (): readonly Column<Thing>[] => [
  { key: 'name', title: kitWords('name'), value: ({ name }) => name },
  { key: 'day', title: words('day'), type: 'date', value: ({ day }) => day },
]

/** The brand's things, by name. */
export function Overview() {
  const { portal, route } = useMiniApp()
  const things = useList<Thing>({
    name: 'things',
    api: 'blank',
    from: `/${route.params['brandId']}/things`,
  })
  return (
    <ListScreen
      list={things}
      title={portal.app.title}
      search={words('search')}
      columns={columns}
      actions={[ADD]}
      bulk={[DELETE]}
      empty={words('empty')}
    />
  )
}
