import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

const VIEWS = [
  ['libraries', ''],
  ['names', '/names'],
  ['matrix', '/markets'],
] as const

/** The three places of the app beside a library's own page. */
export function ViewTabs({ current }: { current: (typeof VIEWS)[number][0] }) {
  const { basePath } = useMiniApp().route
  return (
    <Tabs
      label={words('views')}
      tabs={VIEWS.map(([key, path]) => ({
        label: words(key),
        to: `${basePath}${path}`,
        current: key === current,
      }))}
    />
  )
}
