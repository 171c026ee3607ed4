import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'

/** What every question about a workspace is given. */
export interface WorkspaceDialogProps {
  workspace: WorkspaceDetail
  onClose(): void
  onDone(to: WorkspaceDetail): void
}
