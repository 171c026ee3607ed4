import { SAVED_VIEW } from '../../../domain/views/saved-view.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { problemText } from '../../words/problem-text.ts'
import { listDocuments } from '../list-documents.ts'
import { useMyDocuments } from '../my-documents.ts'
import { words } from './words/words.ts'

export interface SavedView {
  id: string
  name: string
  query: string
}

const MOST = 100

/** The person's views of one list, such as `scorecards/grid`, and what can be done with them. */
export function useSavedViews(list: string) {
  const { context, portal } = useMiniApp()
  const person = context.user?.id ?? ''
  const client = useMyDocuments()
  const { data, error, reload, setData } = useResource(
    list,
    async (signal) => {
      const query = { place: [person], status: ['saved'], sort: 'title', limit: MOST }
      const { data: rows } = await listDocuments(portal, SAVED_VIEW, query, signal)
      return rows.flatMap(({ id, title, columns }): SavedView[] =>
        columns['list'] === list ? [{ id, name: title, query: columns['query'] as string }] : [],
      )
    },
    'saved views',
  )
  const views = data ?? []

  /** Stores a change, shows the list that comes of it and announces it; where that fails, says so and leaves the list. */
  const attempt = async (work: () => Promise<readonly SavedView[]>, done: string) => {
    try {
      setData([...(await work())].toSorted((left, right) => left.name.localeCompare(right.name)))
      portal.announce(done)
      return true
    } catch (problem) {
      portal.notify({ kind: 'error', text: `${words('failed')} ${problemText(problem).text}` })
      return false
    }
  }
  const others = (id: string) => views.filter((view) => view.id !== id)
  return {
    views,
    error,
    reload,
    save: (name: string, query: string) =>
      attempt(
        async () => {
          const { id } = await client.create(SAVED_VIEW, person, { list, name, query })
          return [...views, { id, name, query }]
        },
        words('saved', { name }),
      ),
    update: (view: SavedView, query: string) =>
      attempt(
        async () => {
          const document = await client.open(SAVED_VIEW, null, view.id)
          document.set({ query })
          if (!(await document.flush())) throw new Error('The view is not saved yet')
          return [...others(view.id), { ...view, query }]
        },
        words('saved', { name: view.name }),
      ),
    remove: (view: SavedView) =>
      attempt(
        async () => {
          await client.act(await client.open(SAVED_VIEW, null, view.id), 'remove')
          return others(view.id)
        },
        words('removed', { name: view.name }),
      ),
  }
}
