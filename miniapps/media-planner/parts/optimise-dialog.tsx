import { useMemo, useState } from 'react'
import { BodyCopy } from '../../domain/document/sheet.ts'
import { type NoOptimum, optimisedPlan } from '../../domain/plans/optimised-plan.ts'
import { type PlanAtHand, PlanReach } from '../../domain/plans/plan-figures.ts'
import { feesOf } from '../../domain/plans/plan-head.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { totalsOf } from '../../domain/plans/plan-totals.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { usePlanWorld } from './plan-world.tsx'
import type { PlanHands } from './use-plan-hands.ts'

/** Shares by which a touchpoint's money may change; '': as is best. */
const MOST = ['', '0.25', '0.5', '1'] as const
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

interface Asked {
  of: string
  most: string
}

/** Asks how far money may move, shows the plan before and after, and takes it over as one step. */
export function OptimiseDialog({ hands, onClose, onDone }: OpenedProps & { hands: PlanHands }) {
  const { portal } = useMiniApp()
  const format = useFormat()
  const [asked, setAsked] = useState<Asked>({ of: 'now', most: '' })
  const { at } = usePlanWorld()
  const { found, after } = useOptimum(hands, asked)
  const isSame = 'changes' in found && Object.keys(found.changes).length === 0
  const takeOver = () => {
    if (isSame || !after || 'refused' in found) return
    hands.document.set(found.changes)
    const reach = (plan: PlanAtHand) => format.number(plan.total.reach, ONE_DIGIT)
    portal.announce(words('optimise.done', { before: reach(at), after: reach(after) }))
    onDone()
  }
  return (
    <Dialog
      open
      size="l"
      title={words('optimise')}
      onClose={onClose}
      onSubmit={takeOver}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!after || isSame}>
            {words('optimise.take')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <p>{words('optimise.text')}</p>
        <Questions at={at} asked={asked} onAsk={setAsked} />
        {'refused' in found && <Refusal found={found} currency={at.head.currency} />}
        {after && <BeforeAndAfter before={at} after={after} hands={hands} />}
        {'warnings' in found &&
          [...found.warnings].map((warning) => (
            <p key={warning} className="os-muted">
              {words(`optimise.${warning}`)}
            </p>
          ))}
        {isSame && <p className="os-muted">{words('optimise.same')}</p>}
      </div>
    </Dialog>
  )
}

/** Of the plan as it is now: colleagues may type and lock while the dialog is open. */
function useOptimum({ document }: PlanHands, { of, most }: Asked) {
  const { at, curves } = usePlanWorld()
  const { budget } = at.head
  const fees = at.all.reduce((sum, line) => sum + line.fees, 0) + feesOf(at.head)
  const net = of === 'budget' && budget ? budget - fees : null
  const found = useMemo(() => optimisedPlan(at, { net, most: most ? Number(most) : null }), [at, net, most])
  const after = useMemo(() => {
    if ('refused' in found) return undefined
    const copy = new BodyCopy(PLAN, document.body)
    for (const [path, value] of Object.entries(found.changes)) copy.set(path, value)
    return new PlanReach().of(copy.body, curves)
  }, [found, document, curves])
  return { found, after }
}

interface QuestionsProps {
  at: PlanAtHand
  asked: Asked
  onAsk(asked: Asked): void
}

function Questions({ at, asked, onAsk }: QuestionsProps) {
  const format = useFormat()
  const { budget, currency } = at.head
  const net = money(format, totalsOf(at.all, currency).net, currency)
  const ofBudget = {
    value: 'budget',
    label: words('optimise.budget', { budget: money(format, budget, currency) }),
  }
  return (
    <div className="plan-fields">
      <Select
        label={words('optimise.of')}
        value={asked.of}
        onChange={(of) => onAsk({ ...asked, of })}
        options={[{ value: 'now', label: words('optimise.now', { net }) }, ...(budget ? [ofBudget] : [])]}
      />
      <Select
        label={words('optimise.most')}
        value={asked.most}
        onChange={(most) => onAsk({ ...asked, most })}
        options={MOST.map((value) => ({
          value,
          label: value ? format.percent(Number(value)) : words('optimise.any'),
        }))}
      />
    </div>
  )
}

function Refusal({ found, currency }: { found: NoOptimum; currency: string }) {
  const format = useFormat()
  const text =
    found.refused === 'minimums'
      ? words('optimise.minimums', { least: money(format, found.least, currency) })
      : found.refused === 'duplication'
        ? words('why.duplication')
        : words('optimise.nothing-to-move')
  return (
    <p role="alert" className="os-notice" data-tone="warning">
      {text}
    </p>
  )
}
