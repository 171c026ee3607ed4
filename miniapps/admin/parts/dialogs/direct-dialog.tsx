import { useState } from 'react'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import type { DirectInput, PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAccessOptions } from './use-access-options.ts'
import { words as appWords } from '../../words/words.ts'

interface DirectDialogProps {
  person: PersonDetail
  agency: AdministeredAgency
  onDone(): void
  onClose(): void
}

/** Permissions without a role: for what is one person's alone. */
export function DirectDialog({ person, agency, onDone, onClose }: DirectDialogProps) {
  const access = useApi('access')
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { compare } = useFormat()
  const { accounts } = useAccessOptions(agency.code)
  const [account, setAccount] = useState(agency.account)
  const [permissions, setPermissions] = useState<readonly string[]>([])
  const { data = [] } = useResource('permissions', (signal) =>
    access.get<readonly string[]>('/permissions', signal),
  )
  const options = data
    .map((value) => {
      const { app, allows } = permissionWords(value, prefix)
      return { value, label: `${appWords('permission.said', { app, allows })} · ${value}` }
    })
    .toSorted((one, other) => compare(one.label, other.label))
  const give = (_: PersonDetail, reason: string) => {
    const input: DirectInput = { person: person.id, account, add: permissions, remove: [], reason }
    return access.whole('POST', '/direct', input)
  }
  return (
    <ReasonDialog
      title={words('direct.title', { name: personName(person) })}
      verb={words('direct.give')}
      items={[person]}
      nameOf={personName}
      act={give}
      onDone={onDone}
      onClose={onClose}
    >
      <MultiSelect
        label={appWords('permissions')}
        options={options}
        value={permissions}
        onChange={setPermissions}
      />
      <Combobox
        label={words('account')}
        help={words('account.help')}
        options={accounts}
        value={account}
        {...(account === agency.account && { valueLabel: agency.name })}
        onChange={setAccount}
      />
    </ReasonDialog>
  )
}
