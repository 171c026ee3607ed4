import type { ReactNode } from 'react'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { Tabs } from '../../../kit/controls/tabs.tsx'
import { words as pages } from '../../words/words.ts'
import { words } from './words/words.ts'

/** The head shared by profile and settings. */
export function AccountHeader({
  subtitle,
  current,
}: {
  subtitle: ReactNode
  current: 'profile' | 'settings'
}) {
  return (
    <>
      <PageHeader title={pages(current)} subtitle={subtitle} />
      <Tabs
        label={words('yourAccount')}
        tabs={[
          { label: pages('profile'), to: '/user/profile', current: current === 'profile' },
          { label: pages('settings'), to: '/user/settings', current: current === 'settings' },
        ]}
      />
    </>
  )
}
