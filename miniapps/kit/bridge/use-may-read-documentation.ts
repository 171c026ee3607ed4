import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from './use-mini-app.ts'

/** Whether links into the documentation lead the person somewhere. */
export function useMayReadDocumentation(): boolean {
  const { agency, prefix } = useMiniApp().context.permissions
  return holds(new Set(agency), 'DocumentationAccess', prefix)
}
