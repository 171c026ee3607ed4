import type { ReactNode } from 'react'
import type { MenuItem } from '../../shell/contract/mini-app.ts'
import { Link } from '../kit/link.tsx'
import { isElsewhere } from './menu-items.ts'

interface ItemLinkProps {
  item: MenuItem
  className: string
  current?: boolean
  onFollow?(): void
  children?: ReactNode
}

/** A menu entry as a link: disabled ones say so, stay reachable and lead nowhere, external ones open their own tab. */
export function ItemLink({ item, className, current, onFollow, children = item.title }: ItemLinkProps) {
  if (item.disabled || !item.path) return <button type="button" className={className} aria-disabled="true">{children}</button>
  return (
    <Link to={item.path} external={isElsewhere(item)} look="plain" className={className} aria-current={current ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  )
}
