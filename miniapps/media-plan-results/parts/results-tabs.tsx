import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** Plans with their results, and what was learnt from them. */
export function ResultsTabs({ at }: { at: 'plans' | 'learnings' }) {
  const { basePath } = useMiniApp().route
  const tabs = [
    { label: words('plans'), to: basePath, current: at === 'plans' },
    { label: words('learnings'), to: `${basePath}/learnings`, current: at === 'learnings' },
  ]
  return <Tabs label={words('tabs')} tabs={tabs} />
}
