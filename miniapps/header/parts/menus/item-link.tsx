import { useId, type ReactNode } from 'react'
import { Lock } from 'lucide'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { isElsewhere } from './menu-items.ts'
import { useExplain } from '../dialogs/use-explain.ts'

interface ItemLinkProps {
  item: MenuItem
  className: string
  current?: boolean | undefined
  onFollow?(): void
  children?: ReactNode
}

/** A menu entry as a link: disabled ones say so, stay reachable and tell why, external ones open their own tab. */
export function ItemLink({ item, className, current, onFollow, children = item.title }: ItemLinkProps) {
  if (item.disabled || !item.path)
    return (
      <LockedItem item={item} className={className} onAsk={onFollow}>
        {children}
      </LockedItem>
    )
  return (
    <Link
      to={item.path}
      external={isElsewhere(item)}
      look="plain"
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}

/** Pressing it leads nowhere but to the reason. */
function LockedItem({
  item,
  className,
  onAsk,
  children,
}: {
  item: MenuItem
  className: string
  onAsk: (() => void) | undefined
  children: ReactNode
}) {
  const id = useId()
  const explain = useExplain({ ...item, disabled: true })
  const ask =
    explain &&
    (() => {
      onAsk?.()
      explain()
    })
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled="true"
        title={item.why}
        aria-describedby={item.why && id}
        onClick={ask}
      >
        {children}
        <Icon of={Lock} />
      </button>
      {item.why && (
        <span id={id} hidden>
          {item.why}
        </span>
      )}
    </>
  )
}
