import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

const PANELS = ['users', 'roles', 'groups', 'requests', 'reviews', 'audit', 'mini-apps'] as const
export type Panel = (typeof PANELS)[number]

/** The way from one part of administration to another. */
export function AdminTabs({ current }: { current: Panel }) {
  const { context, portal, route } = useMiniApp()
  const { agency, prefix } = context.permissions
  const keepsAgency = holds(new Set(agency), 'OS_AGENCY_MANAGE', prefix)
  const panels = PANELS.filter((panel) => panel !== 'mini-apps' || keepsAgency || panel === current)
  return (
    <Tabs
      label={portal.app.title}
      tabs={panels.map((panel) => ({
        label: words(`panel.${panel}`),
        to: `${route.basePath}/panel/${panel}`,
        current: panel === current,
      }))}
    />
  )
}
