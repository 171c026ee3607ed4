import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** The two places of the app. */
export function AppTabs({ current }: { current: 'ranking' | 'lists' }) {
  const { title } = useMiniApp().portal.app
  const { basePath } = useMiniApp().route
  return (
    <Tabs
      label={title}
      tabs={[
        { label: words('ranking'), to: basePath, current: current === 'ranking' },
        { label: words('lists'), to: `${basePath}/lists`, current: current === 'lists' },
      ]}
    />
  )
}
