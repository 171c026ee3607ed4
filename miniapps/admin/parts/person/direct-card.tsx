import { useState } from 'react'
import { Plus, X } from 'lucide'
import type { AccountLine, AdministeredAgency } from '../../../domain/access/wire.ts'
import type { DirectInput, PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { DirectDialog } from '../dialogs/direct-dialog.tsx'
import { DirectAccounts } from './direct-accounts.tsx'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface DirectCardProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

interface Taken {
  account: AccountLine
  permission: string
}

/** What is held without any role, account by account. */
export function DirectCard({ person, agency, onChanged }: DirectCardProps) {
  const access = useApi('access')
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const [isGiving, setGiving] = useState(false)
  const [taken, setTaken] = useState<Taken>()
  const done = () => {
    setGiving(false)
    setTaken(undefined)
    onChanged()
  }
  const take = ({ account, permission }: Taken, reason: string) => {
    const input: DirectInput = {
      person: person.id,
      account: account.id,
      add: [],
      remove: [permission],
      reason,
    }
    return access.post('/direct', input)
  }
  const said = (permission: string) => {
    const { app, allows } = permissionWords(permission, prefix)
    return appWords('permission.said', { app, allows })
  }
  return (
    <Card
      title={words('direct')}
      aside={
        agency && (
          <Button size="s" icon={Plus} onClick={() => setGiving(true)}>
            {words('direct.give')}
          </Button>
        )
      }
    >
      {person.direct.length === 0 ? (
        <p className="os-muted">{words('direct.none')}</p>
      ) : (
        <DirectAccounts
          of={person.direct}
          line={({ account }, permission) => (
            <>
              <span>
                {said(permission)} <code className="admin-code">{permission}</code>
              </span>
              <Button
                size="s"
                variant="quiet"
                iconOnly
                icon={X}
                onClick={() => setTaken({ account, permission })}
              >
                {words('take.one', { role: said(permission) })}
              </Button>
            </>
          )}
        />
      )}
      {isGiving && agency && (
        <DirectDialog person={person} agency={agency} onDone={done} onClose={() => setGiving(false)} />
      )}
      {taken && (
        <ReasonDialog
          title={words('take.title', { role: said(taken.permission) })}
          verb={words('take')}
          isDangerous
          act={(reason) => take(taken, reason)}
          onDone={done}
          onClose={() => setTaken(undefined)}
        >
          <p>{words('take.text')}</p>
        </ReasonDialog>
      )}
    </Card>
  )
}
