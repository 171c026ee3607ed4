import { useState } from 'react'
import { File } from 'lucide'
import { LOGO_MAX_BYTES, LOGO_TYPES } from '../../domain/workspaces/limits.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useSending } from '../../kit/form/use-sending.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'

/** Another logo, or none. */
export function LogoDialog({ workspace, onClose, onDone }: WorkspaceDialogProps) {
  const workspaces = useApi('workspaces')
  const path = `/${workspace.id}/logo`
  const { list } = useFormat()
  const [file, setFile] = useState<File>()
  const { run, isBusy, failure } = useSending()
  const put = (picture: File | null) =>
    run(
      () =>
        picture ? workspaces.put<WorkspaceDetail>(path, picture) : workspaces.delete<WorkspaceDetail>(path),
      onDone,
    )
  return (
    <FormDialog
      form={{ isBusy, failure, submit: () => (file ? put(file) : onClose()) }}
      title={words('logoTitle', { name: workspace.name })}
      verb={kitWords('save')}
      otherwise={
        workspace.logoUrl && (
          <Button busy={isBusy} onClick={() => put(null)}>
            {words('logoRemove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FileDrop
        label={words('logo')}
        accept={LOGO_TYPES.join(',')}
        acceptText={list(LOGO_TYPES.map((type) => type.replace('image/', '').toUpperCase()))}
        maxBytes={LOGO_MAX_BYTES}
        files={file ? [{ key: file.name, name: file.name }] : []}
        onAdd={([added]) => setFile(added)}
        onRemove={() => setFile(undefined)}
      />
    </FormDialog>
  )
}
