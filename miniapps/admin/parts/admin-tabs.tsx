import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

const PANELS = ['users', 'roles', 'groups', 'requests', 'reviews', 'audit'] as const
export type Panel = (typeof PANELS)[number]

/** The way from one part of administration to another. */
export function AdminTabs({ current }: { current: Panel }) {
  const { portal, route } = useMiniApp()
  return (
    <Tabs
      label={portal.app.title}
      tabs={PANELS.map((panel) => ({
        label: words(`panel.${panel}`),
        to: `${route.basePath}/panel/${panel}`,
        current: panel === current,
      }))}
    />
  )
}
