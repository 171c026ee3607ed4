import { movesFrom } from '../../domain/workspaces/status-moves.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { STATUS_MOVE } from '../../domain/workspaces/workspace-input.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Select } from '../../kit/controls/select.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'

/** Moves a workspace to another status, with the reason. */
export function StatusDialog({ workspace, onClose, onDone }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const moves = movesFrom(workspace.status)
  const form = useForm(
    STATUS_MOVE,
    { status: moves[0]!, reason: '' },
    (move) => workspaces.post<WorkspaceDetail>(`/${workspace.id}/status`, move),
    { done: onDone },
  )
  return (
    <FormDialog
      form={form}
      title={words('statusTitle', { name: workspace.name })}
      verb={words('changeStatus')}
      onClose={onClose}
    >
      <Select
        {...form.field('status')}
        label={kitWords('status')}
        options={moves.map((move) => ({ value: move, label: words(`status.${move}`) }))}
      />
      <TextArea {...form.field('reason')} label={kitWords('reason')} required help={words('reasonHelp')} />
    </FormDialog>
  )
}
