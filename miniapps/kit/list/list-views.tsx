import { lazily } from '../bridge/lazily.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { List } from './use-list.ts'

const SavedViews = lazily(async () => (await import('../document/saved-views/saved-views.tsx')).SavedViews)

/** A person's own ways to look at a list, by name: its search and filters. */
export function ListViews({
  list: { name, values, set },
}: {
  list: Pick<List<unknown>, 'name' | 'values' | 'set'>
}) {
  const { key } = useMiniApp().portal.app
  const nothing = Object.fromEntries(Object.keys(values).map((each) => [each, '']))
  return (
    <SavedViews
      list={`${key}/${name}`}
      query={new URLSearchParams(values).toString()}
      onChoose={(query) => set({ ...nothing, ...Object.fromEntries(new URLSearchParams(query)) })}
    />
  )
}
