import { useState } from 'react'
import { MAX_CATEGORIES } from '../../domain/workspaces/limits.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { send } from '../api.ts'
import { words } from '../words/words.ts'
import { CountriesField } from './countries-field.tsx'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'

/** What it is called and about; an advertiser market's countries as well. */
export function EditDialog({ workspace, onClose, onChanged }: WorkspaceDialogProps) {
  const { portal } = useMiniApp()
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
  const save = () =>
    sent.run(async () => onChanged(await send<WorkspaceDetail>(portal, 'PATCH', `/${id}`, change)))
  return (
    <Dialog
      open
      title={words('editTitle', { name: workspace.name })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <TextField label={words('name')} required value={values.name} onChange={(name) => set({ name })} />
        {type === 'ADVERTISER_MARKET' && (
          <CountriesField value={countries} onChange={(next) => set({ countries: next })} />
        )}
        <TagsField
          label={words('categories')}
          help={words('categoriesHelp')}
          most={MAX_CATEGORIES}
          value={values.categories}
          onChange={(categories) => set({ categories })}
        />
        <TextArea
          label={words('description')}
          value={values.description}
          onChange={(description) => set({ description })}
        />
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
