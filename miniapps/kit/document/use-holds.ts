import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'

/** Whether the person holds a permission in the agency; without one everybody does. The server asks again. */
export function useHolds(permission: string | undefined): boolean {
  const { agency, prefix } = useMiniApp().context.permissions
  return permission === undefined || holds(new Set(agency), permission, prefix)
}
