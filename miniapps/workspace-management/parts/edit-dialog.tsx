import { useState } from 'react'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'
import { AboutFields, NameFields, nameProblems } from './workspace-fields.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

/** What it is called and about; an advertiser market's countries as well. */
export function EditDialog({ workspace, onClose, onChanged }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const { id, updatedAt: base, type } = workspace
  const [values, setValues] = useState({
    name: workspace.name,
    description: workspace.description,
    categories: workspace.categories,
    countries: workspace.countries,
  })
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const sent = useSent()
  const { countries, ...others } = values
  const change = { base, ...others, ...(type === 'ADVERTISER_MARKET' && { countries }) }
  const [isTried, setTried] = useState(false)
  const problems = nameProblems(type, values)
  const save = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    void sent.run(async () => onChanged(await workspaces.patch<WorkspaceDetail>(`/${id}`, change)))
  }
  return (
    <Dialog
      open
      title={kitWords('editNamed', { name: workspace.name })}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {kitWords('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <NameFields type={type} values={values} problems={isTried ? problems : {}} onChange={set} />
        <AboutFields values={values} onChange={set} />
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
