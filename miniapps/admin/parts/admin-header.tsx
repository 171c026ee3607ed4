import type { ReactNode } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

export const PANELS = ['users', 'roles', 'groups', 'requests', 'reviews', 'audit'] as const
export type Panel = (typeof PANELS)[number]

/** Above each list: where one is among the parts of administration. */
export function AdminHeader({ current, actions }: { current: Panel; actions?: ReactNode }) {
  const { portal, route } = useMiniApp()
  return (
    <>
      <PageHeader title={words(`panel.${current}`)} actions={actions} />
      <Tabs
        label={portal.app.title}
        tabs={PANELS.map((panel) => ({
          label: words(`panel.${panel}`),
          to: `${route.basePath}/panel/${panel}`,
          current: panel === current,
        }))}
      />
    </>
  )
}
