import * as v from 'valibot'
import { chosen } from '../../domain/form/rules.ts'
import { suggestTouchpoints } from '../../domain/touchpoints/suggest-touchpoints.ts'
import { type Touchpoint, touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { ForeignName } from '../../domain/touchpoints/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'
import { sendMappings } from './send-mappings.ts'
import { usePlaces } from './use-libraries.ts'
import { usePublished } from './use-names.ts'

const MAPPED = v.object({ touchpoint: chosen })

const NONE: readonly Touchpoint[] = []

interface MapDialogProps extends OpenedProps {
  names: readonly ForeignName[]
}

/** Says of one or more names which touchpoint they mean; those that are most alike stand first. */
export function MapDialog({ names, onClose, onDone }: MapDialogProps) {
  const { portal } = useMiniApp()
  const { brandId } = usePlaces()
  const { list, percent } = useFormat()
  const language = useLanguage()
  const { data: touchpoints = NONE } = usePublished()
  const [first] = names
  const alike = names.length === 1 ? suggestTouchpoints(first!.name, touchpoints) : []
  const likenessOf = new Map(alike.map(({ code, likeness }) => [code, likeness]))
  const options = touchpoints
    .toSorted((one, other) => (likenessOf.get(other.code) ?? 0) - (likenessOf.get(one.code) ?? 0))
    .map((touchpoint) => {
      const label = words('touchpointOf', {
        name: touchpointName(touchpoint, language),
        code: touchpoint.code,
      })
      const likeness = likenessOf.get(touchpoint.code)
      const said = likeness === undefined ? label : words('alike', { label, likeness: percent(likeness) })
      return { value: touchpoint.code, label: said }
    })
  const form = useForm(
    MAPPED,
    { touchpoint: names.length === 1 ? (first!.touchpoint ?? '') : '' },
    ({ touchpoint }) =>
      sendMappings(
        portal,
        brandId,
        names.map(({ id }) => ({ id, touchpoint, ignored: false })),
      ),
    { done: () => onDone() },
  )
  const forAll = names.some(({ ofBrand }) => !ofBrand)
  return (
    <FormDialog
      form={form}
      title={words('map.title', { count: names.length })}
      verb={words('map')}
      onClose={onClose}
    >
      <p dir="auto">{list(names.map(({ name }) => name))}</p>
      <Combobox {...form.field('touchpoint')} label={words('touchpoint')} options={options} required />
      {forAll && <p className="os-muted os-small">{words('map.forAll')}</p>}
    </FormDialog>
  )
}
