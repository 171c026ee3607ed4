import type { LitElement } from 'lit'
import type { AccessStateReason } from '../../../../shell/contract/entities.ts'
import type { LayoutContext } from '../../../../shell/contract/layout.ts'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'

/** Members of the agency, who may ask its administrators to be let in. */
const MEMBERS: readonly (AccessStateReason | null)[] = [
  'NO_PERMISSIONS',
  'NO_AGENCIES_ACCESS',
  'NO_AGENCY_ACCESS',
  'NO_WORKSPACES',
]
const ADDRESS = '/api/requests'
/** The app that stands for the portal itself. */
const ENTRY_APP = 'you-page'

export type EntryState = 'impossible' | 'possible' | 'asking' | 'asked' | 'failed'

interface Asked {
  app: string
  agencyCode: string
  status: string
}

/** Somebody's request to be let into the agency, which its administrators decide about in the portal. */
export class EntryRequest {
  state: EntryState = 'impossible'
  private about = ''
  private readonly host: LitElement
  private readonly portal: MiniAppPortal

  constructor(host: LitElement, portal: MiniAppPortal) {
    this.host = host
    this.portal = portal
  }

  /** Finds out, once for each reason, whether they may ask and have asked; without an answer there is the text to send. */
  look({ tenant, layout }: LayoutContext): void {
    const reason = layout?.accessState ?? null
    const about = `${tenant.code} ${reason}`
    if (about === this.about) return
    this.about = about
    this.state = 'impossible'
    if (MEMBERS.includes(reason)) void this.find(tenant.code, about)
  }

  async ask(agency: string, note: string): Promise<void> {
    if (this.state === 'asking' || this.state === 'asked') return
    this.show('asking')
    const body = JSON.stringify({ app: ENTRY_APP, agency, note })
    const headers = { 'content-type': 'application/json' }
    const isDone = await this.call({ method: 'POST', body, headers })
    this.show(isDone ? 'asked' : 'failed')
    if (!isDone) return
    await this.host.updateComplete
    this.host.renderRoot.querySelector<HTMLElement>('[data-retry]')?.focus() // the form is gone, with its button
  }

  private async find(agency: string, about: string): Promise<void> {
    const response = await this.call({})
    const { data } = (await response?.json().catch(() => ({}))) ?? {}
    if (about !== this.about || !Array.isArray(data)) return
    const isOpen = (data as Asked[]).some(
      (each) => each.app === ENTRY_APP && each.agencyCode === agency && each.status === 'open',
    )
    this.show(isOpen ? 'asked' : 'possible')
  }

  private async call(init: RequestInit): Promise<Response | null> {
    try {
      const response = await this.portal.fetch(ADDRESS, { ...init, signal: this.portal.signal })
      return response.ok ? response : null
    } catch {
      return null
    }
  }

  private show(state: EntryState): void {
    this.state = state
    this.host.requestUpdate()
  }
}
