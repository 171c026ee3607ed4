import * as v from 'valibot'
import { chosenSome } from '../../../domain/form/rules.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { tellUse } from '../../../kit/actions/tell-use.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useEach } from '../../../kit/form/use-each.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { useScorecards } from '../../use-scorecards.ts'
import { periodWords } from '../period-words.ts'
import { words } from '../../words/words.ts'

const CHOSEN = v.object({ chosen: chosenSome })

/** Asks which audits; those that were never started are chosen already. */
export function StartDialog({
  audits,
  onClose,
  onDone,
}: OpenedProps & { audits: readonly ScorecardOverview[] }) {
  const { client, brandId } = useScorecards()
  const { portal } = useMiniApp()
  const { number } = useFormat()
  const { run, isBegun } = useEach<ScorecardOverview>(({ title }) => title)
  const never = audits.filter(({ status }) => status === 'not-started').map(({ id }) => id)
  const start = async ({ chosen }: { chosen: readonly string[] }) => {
    const wanted = audits.filter(({ id }) => chosen.includes(id))
    await run(wanted, async ({ id }) => {
      await client.create(SCORECARD_RUN, brandId, { scorecard: id })
      tellUse(portal, 'start', { scorecard: id })
    })
    portal.notify({ kind: 'success', text: words('startSeveral.begun', { count: wanted.length }) })
  }
  const form = useForm(CHOSEN, { chosen: never }, start, { done: () => onDone() })
  const { chosen } = form.values
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id))
    form.set({ chosen: isChosen ? [...others, ...ids] : others })
  }
  return (
    <FormDialog
      form={form}
      title={words('action.startSeveral')}
      verb={words('startSeveral.begin', { count: chosen.length })}
      isBarred={chosen.length === 0}
      otherwise={
        isBegun && (
          <Button disabled={form.isBusy} onClick={() => onDone()}>
            {kitWords('close')}
          </Button>
        )
      }
      onClose={isBegun ? () => onDone() : onClose}
    >
      <p>{words('startSeveral.text')}</p>
      <fieldset className="start-several" disabled={form.isBusy}>
        <legend className="os-visually-hidden">{words('startSeveral.which')}</legend>
        <Checkbox
          label={words('startSeveral.all', { count: number(audits.length) })}
          checked={chosen.length === audits.length}
          onChange={(isChosen) =>
            choose(
              audits.map(({ id }) => id),
              isChosen,
            )
          }
        />
        {audits.map((audit) => (
          <Checkbox
            key={audit.id}
            label={audit.title}
            help={sizeOf(audit)}
            checked={chosen.includes(audit.id)}
            onChange={(isChosen) => choose([audit.id], isChosen)}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}

const sizeOf = ({ questions, minutes, last }: ScorecardOverview): string =>
  last
    ? words('startSeveral.repeats', { period: periodWords(last.period) })
    : words('overview.size', { questions, minutes })
