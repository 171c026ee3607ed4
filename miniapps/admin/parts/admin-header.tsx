import type { ReactNode } from 'react'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { words } from '../words/words.ts'
import { AdminTabs, type Panel } from './admin-tabs.tsx'

/** Above a part of administration that is no plain list. */
export function AdminHeader({ current, actions }: { current: Panel; actions?: ReactNode }) {
  const title = words(`panel.${current}`)
  useBreadcrumbDetail(title)
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <AdminTabs current={current} />
    </>
  )
}
