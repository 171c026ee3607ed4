import { EDITOR_PERMISSIONS } from '../../domain/scorecards/editor-permissions.ts'
import { useHolds } from '../../kit/document/use-holds.ts'

/** Whether the person may edit the audits of the agency; the server asks again. */
export function useMayEdit(): boolean {
  const [app, agency] = EDITOR_PERMISSIONS
  return [useHolds(app), useHolds(agency)].every(Boolean)
}
