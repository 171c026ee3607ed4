import type { ComponentType } from 'react'
import { CHILD_OF } from '../../domain/workspaces/hierarchy.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { action } from '../../kit/actions/action.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { WorkspaceDialogProps } from './dialog-props.ts'
import { EditDialog } from './edit-dialog.tsx'
import { LogoDialog } from './logo-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

interface Opened {
  workspace: WorkspaceDetail
  onChanged(to: WorkspaceDetail): void
}

const asking = (key: string, label: () => string, dialog: ComponentType<WorkspaceDialogProps>) =>
  action<Opened>({
    key,
    label,
    run: ({ open }, { workspace, onChanged }) => open(dialog, { workspace, onDone: onChanged }),
  })

/** Something that stands below this workspace. */
const ADD = action<Opened>({
  key: 'add-below',
  label: ({ workspace }) => words(`new.${CHILD_OF[workspace.type]!}`),
  isOffered: ({ workspace: { type, managesAgency, status } }) =>
    CHILD_OF[type] !== null && managesAgency && status !== 'INACTIVE',
  to: (basePath, { workspace }) => `${basePath}/new?parent=${encodeURIComponent(workspace.id)}`,
})

/** For whoever manages a workspace. */
export const WORKSPACE_ACTIONS = [
  asking('edit', () => kitWords('edit'), EditDialog),
  asking('status', () => words('changeStatus'), StatusDialog),
  asking('logo', () => words('logo'), LogoDialog),
  ADD,
]
