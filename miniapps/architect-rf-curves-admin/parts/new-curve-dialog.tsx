import * as v from 'valibot'
import { CURVE } from '../../domain/curves/curve.ts'
import { CODE_MAX_CHARACTERS } from '../../domain/curves/limits.ts'
import { chosen, neededText } from '../../domain/form/rules.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { countryOptions } from './markets.ts'
import { usePlaces } from './use-curve-lines.ts'
import { useTouchpoints } from './use-touchpoints.ts'

const NEW_CURVE = v.object({ touchpoint: neededText(CODE_MAX_CHARACTERS), market: chosen, of: chosen })

interface NewCurveProps extends OpenedProps {
  market?: string
  touchpoint?: string
}

/** Begins a curve for a touchpoint in a market, and leads to it. */
export function NewCurveDialog({ market = '', touchpoint = '', onClose, onDone }: NewCurveProps) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const { agency, brandId } = usePlaces()
  const touchpoints = useTouchpoints()
  const form = useForm(
    NEW_CURVE,
    { touchpoint, market, of: 'agency' },
    ({ of, ...fields }) => client.create(CURVE, of === 'brand' ? brandId : agency, fields),
    {
      done: ({ id }) => {
        onDone()
        portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`)
      },
    },
  )
  return (
    <FormDialog form={form} title={words('create')} verb={words('create.do')} onClose={onClose}>
      <Combobox
        {...form.field('touchpoint')}
        label={planningWords('touchpoint')}
        help={words('touchpointHelp')}
        options={touchpoints.map(({ code, name }) => ({ value: code, label: name }))}
        freeText
        required
      />
      <Combobox {...form.field('market')} label={kitWords('market')} options={countryOptions()} required />
      {brandId && (
        <RadioGroup
          {...form.field('of')}
          label={words('of')}
          help={words('ofHelp')}
          options={[
            { value: 'agency', label: words('of.agency') },
            { value: 'brand', label: words('of.brand') },
          ]}
        />
      )}
    </FormDialog>
  )
}
