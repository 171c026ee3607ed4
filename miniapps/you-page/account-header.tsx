import type { ReactNode } from 'react'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { Tabs } from '../kit/controls/tabs.tsx'

/** The head shared by profile and settings. */
export function AccountHeader({
  title,
  subtitle,
  current,
}: {
  title: string
  subtitle: ReactNode
  current: 'profile' | 'settings'
}) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Tabs
        label="Your account"
        tabs={[
          { label: 'Profile', to: '/user/profile', current: current === 'profile' },
          { label: 'Settings', to: '/user/settings', current: current === 'settings' },
        ]}
      />
    </>
  )
}
