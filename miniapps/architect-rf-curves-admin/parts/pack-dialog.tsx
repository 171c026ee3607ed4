import * as v from 'valibot'
import type { PackFault } from '../../domain/curves/pack.ts'
import { chosen } from '../../domain/form/rules.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { MAX_FILE_BYTES } from '../../kit/exchange/limits.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words } from '../words/words.ts'
import { takePack } from './pack-calls.ts'
import { usePlaces } from './use-curve-lines.ts'
import { type LookedPack, useLookedPack } from './use-looked-pack.ts'
import { usePackTools } from './use-pack-tools.ts'

const PLACE = v.object({ of: chosen })
const FAULTS_SHOWN = 5

/** Takes a pack over after it has said what that changes; a pack with a fault is not taken at all. */
export function PackDialog({ onClose, onDone }: OpenedProps) {
  const tools = usePackTools()
  const { agency, brandId } = usePlaces()
  const { looked, look, forget } = useLookedPack(tools)
  const plan = looked?.plan
  const changes = plan ? plan.added.length + plan.updated.length : 0
  const take = () =>
    takePack(tools, plan!).catch((error: unknown) => {
      void look(looked!.file, plan!.place) // some of it may be stored by now
      throw error
    })
  const form = useForm(PLACE, { of: 'agency' }, take, { done: () => onDone() })
  const placeOf = (of: string) => (of === 'brand' ? brandId : agency)
  const choose = (of: string) => {
    form.set({ of })
    if (looked) void look(looked.file, placeOf(of))
  }
  return (
    <FormDialog
      form={form}
      title={words('pack.import')}
      verb={words('points.take')}
      isBarred={changes === 0}
      onClose={onClose}
    >
      {brandId && (
        <RadioGroup
          {...form.field('of')}
          onChange={choose}
          label={words('of')}
          help={words('ofHelp')}
          options={[
            { value: 'agency', label: words('of.agency') },
            { value: 'brand', label: words('of.brand') },
          ]}
        />
      )}
      <FileDrop
        label={words('pack.file')}
        help={words('pack.help')}
        files={looked ? [{ key: looked.file.name, name: looked.file.name }] : []}
        accept=".json,.xlsx"
        maxBytes={MAX_FILE_BYTES}
        onAdd={([file]) => file && void look(file, placeOf(form.values.of))}
        onRemove={forget}
      />
      <div role="status">{looked && <Found {...looked} />}</div>
    </FormDialog>
  )
}

function Found({ plan, faults, problem }: LookedPack) {
  return (
    <>
      {problem && <p>{problem}</p>}
      {plan && (
        <p>
          {words('pack.plan', {
            added: plan.added.length,
            updated: plan.updated.length,
            same: plan.same,
            closed: plan.closed.length,
          })}
        </p>
      )}
      <ul className="point-faults">
        {faults.slice(0, FAULTS_SHOWN).map((fault) => (
          <li key={JSON.stringify(fault)}>
            {words('pack.fault', { curve: fault.curve, what: said(fault) })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** In words; of a point as where points are pasted. */
const said = ({ row, field, code }: PackFault): string =>
  row === undefined
    ? words(`packFault.${code as 'twice'}`, { field })
    : words(`fault.${code as 'reach-falls'}`, { row })
