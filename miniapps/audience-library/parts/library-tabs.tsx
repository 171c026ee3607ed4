import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** All audiences, and those that say the same as another. */
export function LibraryTabs({ current }: { current: 'library' | 'duplicates' }) {
  const { portal, route } = useMiniApp()
  return (
    <Tabs
      label={portal.app.title}
      tabs={[
        { label: words('library'), to: route.basePath, current: current === 'library' },
        { label: words('duplicates'), to: `${route.basePath}/duplicates`, current: current === 'duplicates' },
      ]}
    />
  )
}
