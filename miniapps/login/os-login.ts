import { html, LitElement, nothing } from 'lit'
import type { Layout } from '../../shell/contract/layout.ts'
import { localPath } from '../../shell/contract/local-path.ts'
import type { MiniAppContext, MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'
import { agencyAccessView, type Answer, type CopyState } from './agency-access-view.ts'
import { detailsText } from './details-text.ts'
import { motif, tenantMark } from './tenant-mark.ts'
import { signInView } from './sign-in-view.ts'
import sheet from './login.css?sheet'

/**
 * What somebody sees who is not in yet: the sign-in page, and why a signed-in person was not let in.
 * Lit and not React, because everything before sign-in shares a budget of 60 kB.
 */
export class OsLogin extends LitElement {
  static override properties = {
    context: { attribute: false },
    route: { attribute: false },
    portal: { attribute: false },
    copyState: { state: true, attribute: false },
    answer: { state: true, attribute: false },
  }
  static override styles = [sheet]
  declare context: MiniAppContext
  declare route: MiniAppRoute
  declare portal: MiniAppPortal
  declare copyState: CopyState
  declare answer: Answer
  /** What was shown when the person tried again. */
  private asked: Pick<Layout, 'visit' | 'accessState'> | undefined

  constructor() {
    super()
    this.copyState = 'idle'
    this.answer = 'none'
  }

  /** The shell counts its answers. */
  override willUpdate(): void {
    const { asked, context } = this
    if (!asked || !context.layout || context.layout.visit === asked.visit) return
    this.answer = context.layout.accessState === asked.accessState ? 'still' : 'now'
    this.asked = undefined
  }

  override render() {
    if (!this.context || !this.route) return nothing
    const { tenant } = this.context
    return html`
      <div class="page">
        <div class="panel">
          <p class="brand">${tenantMark(tenant.code)}<span>${tenant.name}</span></p>
          <div class="content">${this.isAgencyAccess() ? this.agencyAccess() : signInView(this.context, this.route)}</div>
          <p class="foot">Agency OS is for staff and partners of ${tenant.name}.</p>
        </div>
        <div class="motif" aria-hidden="true">${motif(tenant.code)}</div>
      </div>`
  }

  private isAgencyAccess(): boolean {
    return this.route.path.startsWith('/login/agency-access')
  }

  private agencyAccess() {
    return agencyAccessView(this.context, {
      copyState: this.copyState,
      copy: () => void this.copyDetails(),
      answer: this.answer,
      retry: () => this.retry(),
      signInAsSomebodyElse: () => void this.portal.emit('logout'),
    })
  }

  private retry(): void {
    if (this.asked || !this.context.layout) return
    this.asked = this.context.layout
    this.answer = 'asked'
    this.portal.navigate(localPath(this.route.query['from']) ?? '/you', { replace: true }) // any other address the portal refuses, and the button would wait for ever
  }

  private async copyDetails(): Promise<void> {
    try {
      await navigator.clipboard.writeText(detailsText(this.context, location.host))
      this.copyState = 'copied'
    } catch {
      this.copyState = 'failed' // no permission, or not a secure page: the text stays selectable
    }
  }
}
