import type { Workspace } from '../contract/entities.ts'
import { $workspace, $workspacesById } from '../stores/workspaces.ts'
import type { Visit } from './verdict.ts'

/** The brand in the visit's address; without one the current brand. */
export function brandOf({ route: { params } }: Visit): Workspace | undefined {
  const { brandId } = params
  return brandId === undefined ? $workspace.get() : $workspacesById.get().get(brandId)
}
