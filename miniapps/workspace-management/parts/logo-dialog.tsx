import { useState } from 'react'
import { LOGO_MAX_BYTES, LOGO_TYPES } from '../../domain/workspaces/limits.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** Another logo, or none. */
export function LogoDialog({ workspace, onClose, onChanged }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const { list } = useFormat()
  const [file, setFile] = useState<File>()
  const sent = useSent()
  const path = `/${workspace.id}/logo`
  const put = (picture?: File) =>
    sent.run(async () =>
      onChanged(
        await (picture
          ? workspaces.put<WorkspaceDetail>(path, picture)
          : workspaces.delete<WorkspaceDetail>(path)),
      ),
    )
  return (
    <Dialog
      open
      title={words('logoTitle', { name: workspace.name })}
      onClose={onClose}
      onSubmit={() => (file ? void put(file) : onClose())}
      actions={
        <>
          {workspace.logoUrl && <Button onClick={() => void put()}>{words('logoRemove')}</Button>}
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {kitWords('save')}
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
