import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { joinSession } from './join-session.ts'

/**
 * Made for the portal's own page: the files that others load bring a Trusted Types policy which is not
 * allowed here, and a Lit of their own.
 */
const SCRIPTS = import.meta.glob('../../../elements/os-*/index.ts')

/** Registers an element; one that shows something of a person shows it of the one who reads. */
export async function loadElement(tag: string, portal: MiniAppPortal): Promise<void> {
  const load = SCRIPTS[`../../../elements/${tag}/index.ts`]
  if (!load) throw new Error(`<${tag}> cannot be shown live`)
  await load()
  if ('session' in customElements.get(tag)!.prototype) joinSession(portal)
}
