import type { ReactNode } from 'react'
import { useBreadcrumbDetail } from '../bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { Action } from '../actions/action.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { useActing } from '../actions/use-acting.tsx'
import { PageHeader } from '../controls/page-header.tsx'
import { ListBody, type ListBodyProps } from './list-body.tsx'
import type { List } from './use-list.ts'

export interface ListScreenProps<Row> extends Omit<ListBodyProps<Row>, 'caption'> {
  title: string
  subtitle?: string
  /** At most three, one of them primary. */
  actions?: readonly Action<List<Row>>[]
  /** Beside the actions, such as a menu of exports. */
  tools?: ReactNode
  /** Below the title: tabs, an overview. */
  head?: ReactNode
  caption?: string
}

/** A whole list screen: title, actions, search, filters, rows, bulk actions, and every state of them. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, subtitle, actions = [], tools, head, caption = title, list, onChanged } = props
  const app = useMiniApp(({ portal }) => portal.app.title)
  useBreadcrumbDetail(title === app ? undefined : title)
  const acting = useActing(() => {
    list.reload()
    onChanged?.()
  })
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {tools}
            <ActionButtons actions={actions} on={list} acting={acting} />
          </>
        }
      />
      {head}
      <ListBody {...props} caption={caption} />
      {acting.dialog}
    </>
  )
}
