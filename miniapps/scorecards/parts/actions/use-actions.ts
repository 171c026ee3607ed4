import { useEffect } from 'react'
import { atom } from 'nanostores'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import {
  type ActionStatus,
  actionOf,
  type PlannedAction,
  SCORECARD_ACTION,
} from '../../../domain/scorecards/action/scorecard-action.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import { listDocuments } from '../../../kit/document/list-documents.ts'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { useScorecards } from '../../use-scorecards.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'

export interface ListedAction extends PlannedAction {
  id: string
  status: ActionStatus
}

/** Counts changes of this page, so that all lists of actions on it are read again. */
const $changes = atom(0)
export const actionsChanged = (): void => $changes.set($changes.get() + 1)

/** All actions of the brand, those that were changed last first. */
export function useActions(): Resource<readonly ListedAction[]> {
  const { brandId } = useScorecards()
  const { portal } = useMiniApp()
  const actions = useResource(brandId, (signal) => allActions(portal, brandId, signal), 'actions')
  const { reload } = actions
  useEffect(() => $changes.listen(reload), [reload])
  return actions
}

async function allActions(
  portal: MiniAppPortal,
  brandId: string,
  signal: AbortSignal,
): Promise<ListedAction[]> {
  const found: ListedAction[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Awaited<ReturnType<typeof listDocuments>> = await listDocuments(
      portal,
      SCORECARD_ACTION,
      { place: [brandId], sort: '-updated', ...(after && { after }) },
      signal,
    )
    found.push(
      ...page.data.map(({ id, status, columns }) => ({
        ...actionOf(columns),
        id,
        status: status as ActionStatus,
      })),
    )
    after = page.next ?? null
  }
  return found
}

/** Opens an action; what of it could not be saved is found again in the list of all. */
export function useOpenAction(): (id: string) => Promise<OpenDocument> {
  const client = useMyDocuments()
  const { basePath } = useMiniApp().route
  return (id) => client.open<unknown>(SCORECARD_ACTION, undefined, id, `${basePath}/actions`)
}

/** Who may own an action: the people of the brand's agency. */
export function usePeople(): readonly Somebody[] {
  const { brandId } = useScorecards()
  const scorecards = useApi('scorecards')
  const path = `/brands/${encodeURIComponent(brandId)}/scorecards/people`
  const load = (signal: AbortSignal) => scorecards.get<readonly Somebody[]>(path, signal)
  return useResource(brandId, load, 'scorecards people').data ?? []
}
