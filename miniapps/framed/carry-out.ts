import type { FromFramedApp, ToFramedApp } from '../../shell/contract/framed-app.ts'
import type { MiniAppEvents } from '../../shell/contract/events.ts'
import type { MiniAppHost } from '../../shell/contract/mini-app.ts'

export type Answer = (answer: ToFramedApp, transfer?: Transferable[]) => void

/** Asks the host for what a framed page wishes: it may no more than a mini-app of the page itself. */
export function carryOut(wish: FromFramedApp, host: MiniAppHost, answer: Answer): void {
  switch (wish.type) {
    case 'emit':
      return void host.emit(wish.name as keyof MiniAppEvents, wish.payload as never) // the filter knows names and shapes
    case 'navigate':
      return host.navigate(wish.path, { replace: wish.replace === true, newTab: wish.newTab === true })
    case 'set-dirty':
      return host.setDirty(wish.dirty)
    case 'announce':
      return host.announce(wish.text)
    case 'notify':
      return host.notify({ kind: wish.kind, text: wish.text })
    case 'offer-commands':
      return host.offerCommands(wish.commands.map(({ id, title, hint, inHelp }) => ({
        id, title, ...(hint && { hint }), ...(inHelp && { inHelp }), run: () => answer({ type: 'run-command', id }),
      })))
    case 'fetch':
      return void passOn(wish, host, answer)
    case 'read-draft':
      return answer({ type: 'draft', id: wish.id, text: host.draft.read(wish.key) })
    case 'write-draft':
      return wish.text === null ? host.draft.clear(wish.key) : host.draft.write(wish.key, wish.text)
  }
}

async function passOn({ id, address, method, headers, body }: Extract<FromFramedApp, { type: 'fetch' }>, host: MiniAppHost, answer: Answer): Promise<void> {
  try {
    const response = await host.fetch(address, { ...(method && { method }), ...(headers && { headers }), ...(body !== undefined && { body }) })
    const bytes = await response.arrayBuffer()
    answer({ type: 'fetched', id, status: response.status, headers: Object.fromEntries(response.headers), body: bytes }, [bytes])
  } catch (error) {
    answer({ type: 'not-fetched', id, reason: error instanceof Error ? error.message : String(error) })
  }
}
