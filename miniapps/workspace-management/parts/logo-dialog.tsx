import { useState } from 'react'
import { LOGO_MAX_BYTES, LOGO_TYPES } from '../../domain/workspaces/limits.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { send } from '../api.ts'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'

/** Another logo, or none. */
export function LogoDialog({ workspace, onClose, onChanged }: WorkspaceDialogProps) {
  const { portal } = useMiniApp()
  const { list } = useFormat()
  const [file, setFile] = useState<File>()
  const sent = useSent()
  const path = `/${workspace.id}/logo`
  const put = (method: 'PUT' | 'DELETE', body?: File) =>
    sent.run(async () => onChanged(await send<WorkspaceDetail>(portal, method, path, body)))
  return (
    <Dialog
      open
      title={words('logoTitle', { name: workspace.name })}
      onClose={onClose}
      onSubmit={() => (file ? void put('PUT', file) : onClose())}
      actions={
        <>
          {workspace.logoUrl && <Button onClick={() => void put('DELETE')}>{words('logoRemove')}</Button>}
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <FileDrop
          label={words('logo')}
          accept={LOGO_TYPES.join(',')}
          acceptText={list(LOGO_TYPES.map((type) => type.replace('image/', '').toUpperCase()))}
          maxBytes={LOGO_MAX_BYTES}
          files={file ? [{ key: file.name, name: file.name }] : []}
          onAdd={([added]) => setFile(added)}
          onRemove={() => setFile(undefined)}
        />
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
