import type { ReactNode } from 'react'
import { useBreadcrumbDetail } from '../../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { Tabs } from '../../../kit/controls/tabs.tsx'
import { words } from '../../words/words.ts'

const PANELS = {
  apps: '/admin-panel',
  announcements: '/admin-panel/announcements',
  usage: '/admin-panel/usage',
} as const

interface SettingsHeaderProps {
  current: keyof typeof PANELS
  actions?: ReactNode
}

/** Above each part of what administrators arrange. */
export function SettingsHeader({ current, actions }: SettingsHeaderProps) {
  const { context, route } = useMiniApp()
  useBreadcrumbDetail(words(current === 'apps' ? 'settings' : `settings.panel.${current}`))
  const panels = Object.entries(PANELS) as [keyof typeof PANELS, string][]
  return (
    <>
      <PageHeader
        title={words('settings')}
        subtitle={words('settings.lead', { agency: context.tenant.name })}
        actions={actions}
      />
      <Tabs
        label={words('settings')}
        tabs={panels.map(([panel, path]) => ({
          label: words(`settings.panel.${panel}`),
          to: `${route.basePath}${path}`,
          current: panel === current,
        }))}
      />
    </>
  )
}
