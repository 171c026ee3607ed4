import type { ReviewItem } from '../../../domain/access/wire-checks.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as appWords } from '../../words/words.ts'
import { byText } from './by-text.ts'
import { words } from './words/words.ts'

interface HeldCellProps {
  item: ReviewItem
  /** Undefined where it cannot be decided one by one: roles and groups are taken away as a whole. */
  onRemove: ((removed: readonly string[]) => void) | undefined
}

/** How something is held, what is unusual about it, and folded below it each permission, with a box where each can be decided. */
export function HeldCell({ item, onRemove }: HeldCellProps) {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { permissions } = item
  const removed = item.decision === 'remove' ? (item.removed ?? permissions) : []
  const toggle = (code: string, keeps: boolean) =>
    onRemove?.(permissions.filter((each) => (each === code ? !keeps : removed.includes(each))))
  const how = (
    <>
      {byText(item)} <Signs item={item} />
    </>
  )
  return (
    <>
      {item.by !== 'direct' && how}
      <details className="admin-fold">
        <summary>
          {item.by === 'direct' ? how : words('permissions.count', { count: permissions.length })}
        </summary>
        {onRemove && <p className="os-help">{words('part.help')}</p>}
        {permissions.map((code) => {
          const { app, allows } = permissionWords(code, prefix)
          const text = (
            <>
              {appWords('permission.said', { app, allows })}
              <code className="admin-code">{code}</code>
            </>
          )
          return onRemove ? (
            <Checkbox
              key={code}
              label={text}
              checked={!removed.includes(code)}
              onChange={(keeps) => toggle(code, keeps)}
            />
          ) : (
            <div key={code}>{text}</div>
          )
        })}
      </details>
    </>
  )
}

function Signs({ item: { isRare, isUnused, expiresAt } }: { item: ReviewItem }) {
  const { date } = useFormat()
  return (
    <>
      {isRare && <Badge tone="warning">{words('sign.rare')}</Badge>}{' '}
      {isUnused && <Badge tone="warning">{words('sign.unused')}</Badge>}{' '}
      {expiresAt !== null && <Badge>{words('sign.ending', { date: date(expiresAt) })}</Badge>}
    </>
  )
}
