import { Plus, X } from 'lucide'
import { baselineOf, freeKey } from '../../domain/comparisons/compared-versions.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { headOf } from '../../domain/plans/plan-head.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { action, type OpenedProps } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { type OpenFields, useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { PickVersionDialog } from '../../kit/document/versions/pick-version-dialog.tsx'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, useComparisonWorld, useShown } from './comparison-world.tsx'
import type { ReadPlan } from './use-plans.ts'

const ADD_PLAN = action<OpenFields>({
  key: 'add-plan',
  label: () => words('addPlan'),
  icon: Plus,
  run: ({ open }, { document }) => open(AddPlan, { document }),
})

const titleOf = ({ read }: ReadPlan): string =>
  read ? headOf(read.body).title || planningWords('untitledPlan') : words('planGone')

/** Plan versions that are compared, the one that the others are read against, and the budget that all are scaled to. */
export function ChosenPlans() {
  const body = useBody()
  const open = useOpenFields()
  const { document, isClosed } = open
  const { plans } = useComparisonWorld()
  const format = useFormat()
  const shown = useShown()
  const known = plans.flatMap(({ pin, read }) =>
    read ? [{ value: pin.key, label: labelOf({ ...headOf(read.body), name: read.name }) }] : [],
  )
  return (
    <section className="chosen-plans" aria-label={words('plans')}>
      <ul>
        {plans.map((plan) => (
          <ChosenPlan key={plan.pin.key} plan={plan} />
        ))}
      </ul>
      <div className="chosen-options">
        {!isClosed && freeKey(body) && <ActionBar actions={[ADD_PLAN]} on={open} />}
        {known.length > 1 && (
          <Select
            label={words('base')}
            disabled={isClosed}
            value={baselineOf(body)}
            options={known}
            onChange={(baseline) => document.set({ baseline })}
          />
        )}
        {shown && (
          <AmountOf
            path="budget"
            currency={shown.currency}
            label={words('budget')}
            help={words('budgetHelp', { amount: money(format, shown.baseline.cost, shown.currency) })}
          />
        )}
      </div>
    </section>
  )
}

function AddPlan({ document, onClose }: OpenedProps & Pick<OpenFields, 'document'>) {
  const { portal } = useMiniApp()
  return (
    <PickVersionDialog
      of={PLAN}
      title={words('addPlan')}
      label={words('plan')}
      none={words('noPlans')}
      untitled={planningWords('untitledPlan')}
      onClose={onClose}
      onPick={(picked) => {
        document.set({ [pinPath(freeKey(document.body)!)]: { type: PLAN.type, ...picked } })
        portal.announce(words('planAdded'))
        onClose()
      }}
    />
  )
}

function ChosenPlan({ plan }: { plan: ReadPlan }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  const { pin, versions } = plan
  const title = titleOf(plan)
  const take = (version: number) =>
    document.set({ [pinPath(pin.key)]: { type: pin.type, id: pin.id, version } })
  const remove = (button: HTMLElement) => {
    const section = button.closest('section')!
    document.set({ [pinPath(pin.key)]: null })
    portal.announce(words('planRemoved', { title }))
    requestAnimationFrame(() => section.querySelector<HTMLElement>('.chosen-options button, select')?.focus())
  }
  return (
    <li className="os-card chosen-plan">
      <h2>{title}</h2>
      <Select
        label={documentWords('versions.version')}
        aria-label={words('versionOf', { title })}
        disabled={isClosed || versions.length === 0}
        value={String(pin.version)}
        options={versions.map(({ version, name, by, at }) => ({
          value: String(version),
          label: documentWords('versions.line', { name, by: by.name, at: format.dateTime(at) }),
        }))}
        onChange={(version) => take(Number(version))}
      />
      {!isClosed && (
        <Button
          variant="quiet"
          size="s"
          icon={X}
          iconOnly
          onClick={({ currentTarget }) => remove(currentTarget)}
        >
          {words('removePlan', { title })}
        </Button>
      )}
    </li>
  )
}
