import type { ReactNode } from 'react'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

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
        label={words('yourAccount')}
        tabs={[
          { label: words('profile'), to: '/user/profile', current: current === 'profile' },
          { label: words('settings'), to: '/user/settings', current: current === 'settings' },
        ]}
      />
    </>
  )
}
