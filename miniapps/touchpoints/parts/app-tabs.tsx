import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** Of each brand's ranking, as people left it: its tab leads back to the same weights and ticks. */
const queries = new Map<string, string>()

/** The two places of the app. */
export function AppTabs({ current }: { current: 'ranking' | 'lists' }) {
  const { title } = useMiniApp().portal.app
  const { basePath } = useMiniApp().route
  const isRanking = current === 'ranking'
  useEffect(() => {
    if (isRanking) queries.set(basePath, location.search)
  })
  const query = isRanking ? location.search : (queries.get(basePath) ?? '')
  return (
    <Tabs
      label={title}
      tabs={[
        { label: words('ranking'), to: basePath + query, current: isRanking },
        { label: words('lists'), to: `${basePath}/lists`, current: !isRanking },
      ]}
    />
  )
}
