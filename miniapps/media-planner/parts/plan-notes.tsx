import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { largeFrom } from '../../domain/plans/approval-ladder.ts'
import { planFindings } from '../../domain/plans/plan-findings.ts'
import type { PlanLine } from '../../domain/plans/plan-line.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { usePlanWorld } from './plan-world.tsx'

/** Likely mistakes of the plan, and who approves one of its size. */
export function PlanNotes() {
  const { head, all } = usePlanWorld().at
  const found = useMemo(() => planFindings(head, all), [head, all])
  const nameOf = (id: string) => lineName(all.find((line) => line.id === id))
  const late = new Set(found.flatMap((each) => (each.code === 'flight-outside' ? each.line : [])))
  const booked = found.filter((each) => each.code === 'net-or-gross')
  return (
    <>
      <LargeNote currency={head.currency} />
      {late.size > 0 && (
        <Note text={words('finding.outside', { count: late.size, line: nameOf([...late][0]!) })} />
      )}
      {booked.map(({ line, other }) => (
        <Note key={line} text={words('finding.netOrGross', { line: nameOf(line), other: nameOf(other) })} />
      ))}
    </>
  )
}

const lineName = (line: PlanLine | undefined): string =>
  [line?.vendor, line?.property].filter(Boolean).join(', ') || line?.name || words('line')

const Note = ({ text }: { text: string }) => (
  <div className="os-notice" data-tone="warning">
    <Icon of={TriangleAlert} />
    <p>{text}</p>
  </div>
)

/** For who sees no button to approve a plan that waits for it. */
function LargeNote({ currency }: { currency: string }) {
  const { document } = useOpenFields()
  const { status, updatedBy } = useStore(document.$about)
  const me = useMiniApp(({ context }) => context.user?.id)
  const needed = status === 'submitted' ? document.permissionsFor('approve')[0] : undefined
  const isHeld = useHolds(needed)
  const format = useFormat()
  if (isHeld || updatedBy.id === me) return null
  return <Note text={words('large', { from: money(format, largeFrom(currency), currency) })} />
}
