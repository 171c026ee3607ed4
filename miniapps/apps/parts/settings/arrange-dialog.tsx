import { useState } from 'react'
import * as v from 'valibot'
import type { AppOverride } from '../../../../shell/contract/catalogue.ts'
import { NOTE_CHARACTERS, OWNER_CHARACTERS } from '../../../domain/catalogue/limits.ts'
import { anyText } from '../../../domain/form/rules.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import type { ArrangedApp } from './arranged-apps.ts'
import { localMoment, momentOf } from './local-moment.ts'

interface ArrangeDialogProps {
  app: ArrangedApp
  /** Code of the country that it is said for, or null for the whole agency. */
  market: string | null
  onClose(): void
  onSaved(overrides: readonly AppOverride[]): void
}

const OVERRIDE_FORM = v.pipe(
  v.object({
    featured: v.boolean(),
    beta: v.boolean(),
    hidden: v.boolean(),
    requestable: v.boolean(),
    owner: anyText(OWNER_CHARACTERS),
    isOut: v.boolean(),
    until: v.string(),
    note: anyText(NOTE_CHARACTERS),
  }),
  v.forward(
    v.check(
      ({ isOut, until }) => !isOut || Date.parse(momentOf(until) ?? '') > Date.now(),
      'must be in the future',
    ),
    ['until'],
  ),
)

/** How one app stands in the agency, or in one of its markets. */
export function ArrangeDialog({ app, market, onClose, onSaved }: ArrangeDialogProps) {
  const { context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const { regionName } = useFormat()
  const { position: _position, maintenance, ...said } = app.override
  const [until] = useState(localMoment(maintenance?.until))
  const form = useForm(
    OVERRIDE_FORM,
    { ...said, isOut: maintenance !== null, until, note: maintenance?.note ?? '' },
    ({ isOut, until, note, ...rest }) =>
      catalogue.put<readonly AppOverride[]>('/overrides', {
        ...rest,
        app: said.app,
        country: market,
        agency: context.tenant.code,
        maintenance: isOut ? { until: momentOf(until), note } : null,
      }),
    { done: onSaved },
  )
  return (
    <FormDialog
      form={form}
      title={
        market
          ? words('settings.changeIn', { title: app.title, market: regionName(market) })
          : words('settings.change', { title: app.title })
      }
      verb={kitWords('save')}
      onClose={onClose}
    >
      <Checkbox {...form.tick('featured')} label={words('settings.isFeatured')} />
      <Checkbox {...form.tick('beta')} label={words('settings.isBeta')} />
      <Checkbox
        {...form.tick('hidden')}
        label={words('settings.isHidden')}
        help={words('settings.isHiddenHelp')}
      />
      <Checkbox {...form.tick('requestable')} label={words('settings.isRequestable')} />
      <TextField
        {...form.field('owner')}
        label={words('settings.owner')}
        help={words('settings.ownerHelp')}
        maxLength={OWNER_CHARACTERS}
      />
      <Checkbox
        {...form.tick('isOut')}
        label={words('settings.inMaintenance')}
        help={words('settings.inMaintenanceHelp')}
      />
      {form.values.isOut && (
        <>
          <DateTimeField
            {...form.field('until', words('settings.untilMissing'))}
            label={words('settings.until')}
            required
          />
          <TextField {...form.field('note')} label={words('settings.note')} maxLength={NOTE_CHARACTERS} />
        </>
      )}
    </FormDialog>
  )
}
