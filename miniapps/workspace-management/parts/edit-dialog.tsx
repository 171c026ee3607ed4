import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { workspaceForm } from '../../domain/workspaces/workspace-input.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { AboutFields, NameFields } from './workspace-fields.tsx'

/** Changes name, description and categories; an advertiser market's countries as well. */
export function EditDialog({ workspace, onClose, onDone }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const { id, updatedAt: base, type, name, description, categories, countries } = workspace
  const form = useForm(
    workspaceForm(type),
    { name, description, categories, countries },
    ({ countries, ...others }) =>
      workspaces.patch<WorkspaceDetail>(`/${id}`, {
        base,
        ...others,
        countries: type === 'ADVERTISER_MARKET' ? countries : undefined,
      }),
    { done: onDone },
  )
  return (
    <FormDialog form={form} title={kitWords('editNamed', { name })} verb={kitWords('save')} onClose={onClose}>
      <NameFields type={type} form={form} />
      <AboutFields form={form} />
    </FormDialog>
  )
}
