import { useState } from 'react'
import { ROLE_FORM } from '../../../domain/access/forms.ts'
import type { RoleInput, RoleLine } from '../../../domain/access/wire-grants.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormPage } from '../../../kit/form/form-page.tsx'
import type { FormOf } from '../../../kit/form/form.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { removeAction } from '../changes/remove-action.tsx'
import { useAgencies } from '../use-agencies.ts'
import { ChangeRolesDialog } from './change-roles-dialog.tsx'
import { RightsBoxes } from './rights-boxes.tsx'
import { flagsOf, grantedBy, inputOf, withRights } from './role-parts.ts'
import { words } from './words/words.ts'

interface RoleFormProps {
  role: RoleLine
  onSaved(): void
}

const REMOVE = removeAction({
  of: 'role',
  title: (name) => words('remove.title', { name }),
  text: () => words('remove.text'),
})

/** A role's facts and rights; what a change does to people is shown before it is saved. */
export function RoleForm({ role, onSaved }: RoleFormProps) {
  const { portal, route } = useMiniApp()
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const [reviewed, setReviewed] = useState<RoleInput>()
  const isNew = role.id === 'new'
  const toList = () => portal.navigate(`${route.basePath}/panel/roles`)
  const form = useForm(
    ROLE_FORM,
    inputOf(role),
    (input) => {
      if (isNew) return access.post('/roles', { ...input, reason: words('new') })
      setReviewed(input)
      return false
    },
    { done: toList },
  )
  const closed = { disabled: !role.mayChange }
  return (
    <>
      <PageHeader
        title={isNew ? words('new') : role.name}
        subtitle={isNew ? undefined : words('heldBy', { count: role.holders })}
        actions={role.mayChange && !isNew && <ActionBar actions={[REMOVE]} on={role} />}
      />
      {!role.mayChange && <p className="os-notice">{words('closed')}</p>}
      <FormPage
        form={form}
        label={isNew ? words('new') : role.name}
        verb={isNew ? words('create') : kitWords('save')}
        isNew={isNew}
      >
        <Card title={appWords('facts')}>
          <div className="admin-pair">
            <TextField {...form.field('name')} {...closed} label={kitWords('name')} required />
            <MultiSelect
              {...form.field('agencies')}
              {...closed}
              label={words('agencies')}
              help={words('agencies.help')}
              options={agencies.map(({ code, name }) => ({ value: code, label: name }))}
            />
            <TextField
              {...form.field('applicationId')}
              {...closed}
              label={words('application')}
              help={words('application.help')}
              required
            />
            <FlagsField form={form} {...closed} />
          </div>
        </Card>
        <RightsCard form={form} role={role} />
      </FormPage>
      {reviewed && (
        <ChangeRolesDialog
          changes={[{ role, input: reviewed }]}
          onDone={() => {
            setReviewed(undefined)
            onSaved()
          }}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  )
}

interface RoleParts {
  form: Pick<FormOf<typeof ROLE_FORM>, 'values' | 'set'>
}

function FlagsField({ form, disabled }: RoleParts & { disabled: boolean }) {
  const { permissions } = form.values
  return (
    <TagsField
      label={words('flags')}
      help={words('flags.help')}
      disabled={disabled}
      value={flagsOf(form.values)}
      onChange={(flags) => form.set({ permissions: withRights(permissions, grantedBy(form.values), flags) })}
    />
  )
}

function RightsCard({ form, role }: RoleParts & { role: RoleLine }) {
  const { permissions } = form.values
  return (
    <Card title={appWords('permissions')}>
      <RightsBoxes
        isClosed={!role.mayChange}
        value={grantedBy(form.values)}
        before={grantedBy(role)}
        onChange={(rights) =>
          form.set({ permissions: withRights(permissions, rights, flagsOf(form.values)) })
        }
      />
    </Card>
  )
}
