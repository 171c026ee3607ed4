import { useState } from 'react'
import { Trash2 } from 'lucide'
import type { RoleInput, RoleLine } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { useAgencies } from '../use-agencies.ts'
import { ChangeRolesDialog } from './change-roles-dialog.tsx'
import { flagsOf, grantedBy, inputOf, withRights } from './role-parts.ts'
import { RightsBoxes } from './rights-boxes.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface RoleFormProps {
  role: RoleLine
  onSaved(): void
}

/** What is written is kept in the form until it is saved; what it does to people is shown first. */
export function RoleForm({ role, onSaved }: RoleFormProps) {
  const { portal, route } = useMiniApp()
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const [input, setInput] = useState<RoleInput>(() => inputOf(role))
  const [asks, setAsks] = useState<'save' | 'remove'>()
  const [error, setError] = useState<string>()
  const { frame, tellWrong } = useFocusOnWrong<HTMLDivElement>()
  const { attempt, busy, problem } = useAttempt()
  const isNew = role.id === 'new'
  const isChanged = JSON.stringify(input) !== JSON.stringify(inputOf(role))
  const [granted, flags] = [grantedBy(input), flagsOf(input)]
  const set = (part: Partial<RoleInput>) => setInput((before) => ({ ...before, ...part }))
  const toList = () => portal.navigate(`${route.basePath}/panel/roles`)
  const save = () => {
    if (!input.name.trim() || !input.applicationId.trim()) {
      tellWrong()
      return setError(kitWords('nameNeeded'))
    }
    setError(undefined)
    if (!isNew) return setAsks('save')
    attempt(async () => {
      await access.post('/roles', { ...input, reason: words('new') })
      toList()
    })
  }
  const agencyOptions = agencies.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <PageHeader
        title={isNew ? words('new') : role.name}
        subtitle={isNew ? undefined : words('heldBy', { count: role.holders })}
        actions={
          role.mayChange && (
            <>
              {!isNew && (
                <Button icon={Trash2} onClick={() => setAsks('remove')}>
                  {kitWords('delete')}
                </Button>
              )}
              <Button variant="primary" busy={busy} disabled={!isNew && !isChanged} onClick={save}>
                {isNew ? words('create') : kitWords('save')}
              </Button>
            </>
          )
        }
      />
      {!role.mayChange && <p className="os-notice">{words('closed')}</p>}
      {problem}
      <div ref={frame} className="os-stack">
        <Card title={appWords('facts')}>
          <div className="admin-pair">
            <TextField
              label={kitWords('name')}
              required
              disabled={!role.mayChange}
              value={input.name}
              onChange={(name) => set({ name })}
              {...(error !== undefined && !input.name.trim() && { error })}
            />
            <MultiSelect
              label={words('agencies')}
              help={words('agencies.help')}
              options={agencyOptions}
              disabled={!role.mayChange}
              value={input.agencies}
              onChange={(next) => set({ agencies: next })}
            />
            <TextField
              label={words('application')}
              help={words('application.help')}
              required
              disabled={!role.mayChange}
              value={input.applicationId}
              onChange={(applicationId) => set({ applicationId })}
              {...(error !== undefined && !input.applicationId && { error: kitWords('needed') })}
            />
            <TagsField
              label={words('flags')}
              help={words('flags.help')}
              disabled={!role.mayChange}
              value={flags}
              onChange={(next) => set({ permissions: withRights(input.permissions, granted, next) })}
            />
          </div>
        </Card>
        <Card title={appWords('permissions')}>
          <RightsBoxes
            isClosed={!role.mayChange}
            value={granted}
            before={grantedBy(role)}
            onChange={(next) => set({ permissions: withRights(input.permissions, next, flags) })}
          />
        </Card>
      </div>
      {asks === 'save' && (
        <ChangeRolesDialog
          changes={[{ role, input }]}
          onDone={() => {
            setAsks(undefined)
            onSaved()
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'remove' && (
        <ChangeDialog
          title={words('remove.title', { name: role.name })}
          verb={kitWords('delete')}
          isDangerous
          changes={[
            {
              key: role.id,
              name: role.name,
              detail: <p>{words('remove.text')}</p>,
              run: ({ dry, reason }) =>
                access.whole('DELETE', withQuery(`/roles/${encodeURIComponent(role.id)}`, { dry, reason })),
            },
          ]}
          onDone={toList}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}
