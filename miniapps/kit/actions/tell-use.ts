import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'

/** Tells usage statistics that something has worked; ids and kinds alone, never what somebody wrote. Actions do it by themselves. */
export function tellUse(portal: MiniAppPortal, key: string, data?: Readonly<Record<string, string>>): void {
  portal.emit('track-action', { action: `${portal.app.key}-${key}`, data })
}
