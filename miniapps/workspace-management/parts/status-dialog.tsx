import { useState } from 'react'
import { movesFrom } from '../../domain/workspaces/status-moves.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** Where it goes, and why. */
export function StatusDialog({ workspace, onClose, onChanged }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const moves = movesFrom(workspace.status)
  const [status, setStatus] = useState<string>(moves[0]!)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sent = useSent()
  const save = () => {
    setTried(true)
    if (!reason.trim()) return
    void sent.run(async () =>
      onChanged(await workspaces.post<WorkspaceDetail>(`/${workspace.id}/status`, { status, reason })),
    )
  }
  return (
    <Dialog
      open
      title={words('statusTitle', { name: workspace.name })}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {words('changeStatus')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <Select
          label={kitWords('status')}
          value={status}
          onChange={setStatus}
          options={moves.map((move) => ({ value: move, label: words(`status.${move}`) }))}
        />
        <TextArea
          label={kitWords('reason')}
          required
          help={words('reasonHelp')}
          {...(isTried && !reason.trim() && { error: kitWords('needed') })}
          value={reason}
          onChange={setReason}
        />
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
