import type { PermissionRecord } from '../../contract/entities.ts'
import { $permissions } from '../../stores/permissions.ts'

type State = ReturnType<typeof $permissions.get>

/**
 * Puts somebody else's records in the place of one's own, and answers how to take them back. What is loaded of one's own
 * meanwhile is kept for then. They decide what is shown and nothing else: the server goes by who is signed in.
 */
export function lendPermissions(records: readonly PermissionRecord[]): () => void {
  const lent = Object.freeze([...records])
  const accounts = new Set(lent.map(({ account_id }) => account_id))
  let own = $permissions.get()
  let shown: State | undefined
  const stop = $permissions.subscribe((state) => {
    if (state === shown) return
    own = {
      ...state,
      ...(state.permissions === lent && own.permissions && { permissions: own.permissions }),
      agencies: state.agencies === shown?.agencies ? own.agencies : state.agencies,
    }
    const agencies = Object.freeze(own.agencies.filter(({ azId }) => accounts.has(azId)))
    shown = { ...state, agencies, ...(state.permissions && { permissions: lent }) }
    $permissions.set(shown)
  })
  return () => {
    stop()
    $permissions.set(own)
  }
}
