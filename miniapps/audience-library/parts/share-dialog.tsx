import * as v from 'valibot'
import { type Edition, type Scope, SCOPES } from '../../domain/audience/edition.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words } from '../words/words.ts'

/** Sharing beyond the brand needs a tick as confirmation. */
const SHARING = v.pipe(
  v.object({ scope: v.picklist(SCOPES), isConfirmed: v.boolean() }),
  v.forward(
    v.check(({ scope, isConfirmed }) => scope === 'brand' || isConfirmed, 'must be confirmed'),
    ['isConfirmed'],
  ),
)

/** First-party data stays with its client, whatever is chosen. */
const FIRST_PARTY_SCOPES: readonly Scope[] = ['brand', 'client']

/** Lets further brands see and use an audience. */
export function ShareDialog({ edition, onClose, onDone }: OpenedProps & { edition: Edition }) {
  const audiences = useApi('audiences')
  const { id, brand, title, client } = edition
  const form = useForm(
    SHARING,
    { scope: edition.scope, isConfirmed: false },
    ({ scope }) => audiences.put(`/${brand}/${encodeURIComponent(id)}/share`, { scope }),
    { done: () => onDone() },
  )
  return (
    <FormDialog form={form} title={words('share.title', { title })} verb={words('share')} onClose={onClose}>
      <RadioGroup
        {...form.field('scope')}
        onChange={(scope) => form.field('scope').onChange(scope as Scope)}
        label={words('scope')}
        help={client === null ? words('share.text') : words('firstParty')}
        options={(client === null ? SCOPES : FIRST_PARTY_SCOPES).map((value) => ({
          value,
          label: words(`scope.${value}`),
        }))}
      />
      {form.values.scope !== 'brand' && (
        <Checkbox
          {...form.tick('isConfirmed')}
          error={form.errorAt('isConfirmed', words('share.confirmNeeded'))}
          label={words('share.confirm')}
        />
      )}
    </FormDialog>
  )
}
