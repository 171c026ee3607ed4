import { html, LitElement, nothing } from 'lit'
import type { Layout, LayoutContext } from '../../shell/contract/layout.ts'
import { wordsReady } from '../../shell/contract/words.ts'
import { localPath } from '../../shell/contract/local-path.ts'
import type { MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'
import { WordsController } from '../../shell/contract/words-controller.ts'
import type { Answer, CopyState } from './screens/access/agency-access-view.ts'
import type { EntryRequest } from './screens/access/entry-request.ts'
import { motif, tenantMark } from './parts/tenant-mark.ts'
import { signInView } from './screens/sign-in-view.ts'
import { words } from './words/words.ts'
import sheet from './login.css?sheet'

/**
 * What somebody sees who is not in yet: the sign-in page, and why a signed-in person was not let in.
 * Lit and not React, because everything before sign-in shares a budget of 60 kB.
 */
export class Login extends LitElement {
  static override properties = {
    context: { attribute: false },
    route: { attribute: false },
    portal: { attribute: false },
    copyState: { state: true, attribute: false },
    answer: { state: true, attribute: false },
  }
  static override styles = [sheet]
  declare context: LayoutContext
  declare route: MiniAppRoute
  declare portal: MiniAppPortal
  declare copyState: CopyState
  declare answer: Answer
  private access: typeof import('./screens/access/agency-access-view.ts') | undefined
  private entry: EntryRequest | undefined
  /** What was shown when the person tried again. */
  private asked: Pick<Layout, 'visit' | 'accessState'> | undefined

  constructor() {
    super()
    this.addController(new WordsController(this))
    this.copyState = 'idle'
    this.answer = 'none'
  }

  /** Why somebody was not let in comes only to those who were not. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.isAgencyAccess() && !this.access) {
      const access = await import('./screens/access/agency-access-view.ts')
      await wordsReady()
      this.shadowRoot!.adoptedStyleSheets.push(access.sheet)
      this.access = access
      this.entry = access.entryRequestOf(this, this.portal)
    }
    await super.scheduleUpdate()
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
          <p class="foot">${words('foot', { tenant: tenant.name })}</p>
        </div>
        <div class="motif" aria-hidden="true">${motif(tenant.code)}</div>
      </div>`
  }

  private isAgencyAccess(): boolean {
    return this.route?.path.startsWith('/login/agency-access') ?? false
  }

  private agencyAccess() {
    if (!this.access || !this.entry) return nothing
    return this.access.agencyAccessView(this.context, {
      entry: this.entry,
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
    this.copyState = (await this.access?.copyDetails(this.context)) ?? 'idle'
  }
}
