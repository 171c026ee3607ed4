import { useState, type KeyboardEvent } from 'react'
import { Check, X } from 'lucide'
import type { ReviewDecisions, ReviewItem, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { problemText } from '../../../kit/words/problem-text.ts'
import { byText } from './by-text.ts'
import { HeldCell } from './held-cell.tsx'
import { words } from './words/words.ts'

interface ReviewTableProps {
  address: string
  items: readonly ReviewItem[]
  isClosed: boolean
  onDecided(review: ReviewLine): void
}

type Decision = 'keep' | 'remove'
type Decided = Pick<ReviewItem, 'decision' | 'removed'>

/** Tab and arrows move between rows, K keeps and R removes and goes on to the next. */
export function ReviewTable({ address, items, isClosed, onDecided }: ReviewTableProps) {
  const { portal, context } = useMiniApp()
  const access = useApi('access')
  const [decided, setDecided] = useState<ReadonlyMap<number, Decided>>(new Map())
  const now = (item: ReviewItem): ReviewItem => ({ ...item, ...decided.get(item.position) })
  const decide = async (item: ReviewItem, decision: Decision, removed?: readonly string[]) => {
    const before = now(item)
    const set = (value: Decided) => setDecided((all) => new Map(all).set(item.position, value))
    set({ decision, removed: removed ?? null })
    try {
      const input: ReviewDecisions = {
        decisions: [{ position: item.position, decision, removed }],
      }
      const data = await access.post<ReviewLine>(`${address}/decisions`, input)
      onDecided(data)
    } catch (error) {
      set({ decision: before.decision, removed: before.removed })
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
  const decideParts = (item: ReviewItem, removed: readonly string[]) => {
    if (removed.length === 0) return void decide(item, 'keep')
    void decide(item, 'remove', removed.length < item.permissions.length ? removed : undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: ReviewItem) => {
    const row = event.currentTarget.closest('tr')!
    const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key]
    const decision = context.singleKeys
      ? { k: 'keep' as const, r: 'remove' as const }[event.key.toLowerCase()]
      : undefined
    if (to === undefined && !decision) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (decision) void decide(item, decision)
    const next = decision ? row.nextElementSibling : to
    next?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <DataTable
      caption={words('items')}
      hideCaption
      rows={items}
      rowKey={({ position }) => String(position)}
      columns={[
        {
          key: 'person',
          title: words('person'),
          cell: ({ person }) => (
            <>
              {person.name} <span className="admin-code">{person.email}</span>
            </>
          ),
        },
        {
          key: 'by',
          title: words('by'),
          cell: (item) => (
            <HeldCell
              item={now(item)}
              onRemove={
                item.by === 'direct' && item.permissions.length > 1 && !isClosed && !item.isOwn
                  ? (removed) => decideParts(item, removed)
                  : undefined
              }
            />
          ),
        },
        {
          key: 'decision',
          title: words('decision'),
          cell: (item) => {
            const { decision, removed } = now(item)
            if (isClosed) return decision ? words(`was.${decision}`) : words('was.open')
            if (item.isOwn) return <span className="os-muted">{words('own')}</span>
            const isPart = decision === 'remove' && removed !== null
            return (
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus
              <div className="os-row" onKeyDown={(event) => onKeyDown(event, item)}>
                {(['keep', 'remove'] as const).map((each) => (
                  <Button
                    key={each}
                    size="s"
                    icon={each === 'keep' ? Check : X}
                    aria-pressed={decision === each && !isPart}
                    aria-label={words(`${each}.one`, { person: item.person.name, what: byText(item) })}
                    onClick={() => void decide(item, each)}
                  >
                    {words(each)}
                  </Button>
                ))}
                {isPart && (
                  <span className="os-muted">
                    {words('part', { removed: removed.length, all: item.permissions.length })}
                  </span>
                )}
              </div>
            )
          },
        },
      ]}
    />
  )
}
