import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** Datasets in preparation and crosstabs, beside each other. */
export function AppTabs({ current }: { current: 'data' | 'crosstabs' }) {
  const { basePath } = useMiniApp().route
  return (
    <Tabs
      label={words('tabs')}
      tabs={[
        { label: words('data'), to: basePath, current: current === 'data' },
        { label: words('crosstabs'), to: `${basePath}/crosstab`, current: current === 'crosstabs' },
      ]}
    />
  )
}
