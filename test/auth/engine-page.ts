import { parseRuntimeConfig, setConfig } from '../../shell/config/environment.ts'
import type { SignInSettings } from '../../shell/contract/runtime-config.ts'
import type { Outcome } from '../../shell/auth/session-notes.ts'
import { parseUser, userKey } from '../../shell/auth/stored-user.ts'
import type { StoredUser } from '../../shell/auth/stored-user.ts'
import { leaving, pretendBrowser } from './pretend-browser.ts'
import { forgetCookies, visit } from './pretend-visit.ts'

export type Engine = typeof import('../../shell/auth/engine.ts')

pretendBrowser()
const CLIENT_ID = 'portal'
let pages = 0

/** The sign-in engine as a new page has it in a new profile, set up for this provider. */
export class EnginePage {
  readonly #key: string
  readonly engine: Engine

  static async open(authority: string, signIn: SignInSettings = {}): Promise<EnginePage> {
    localStorage.clear()
    forgetCookies()
    const block = {
      authority,
      clientId: CLIENT_ID,
      scope: 'openid email profile',
      signIn: { logLevel: 'Warn', ...signIn },
    }
    setConfig(parseRuntimeConfig(JSON.stringify(block)))
    // it reads its configuration once, so another address makes another engine
    const engine = (await import(`../../shell/auth/engine.ts?page=${pages++}`)) as Engine
    return new EnginePage(engine, userKey(authority, CLIENT_ID))
  }

  constructor(engine: Engine, key: string) {
    this.engine = engine
    this.#key = key
  }

  /** Over the provider and back, as a click on "Sign in" leads. */
  async signIn(): Promise<Outcome> {
    const left = leaving()
    const failed = this.engine.signIn({ account: null, configuration: undefined, asksWho: false })
    const address = await Promise.race([left, failed])
    if (typeof address !== 'string') return address!
    return this.engine.completeSignIn((await visit(address))!)
  }

  /** What storage holds of the person. */
  stored(): StoredUser | null {
    return parseUser(localStorage.getItem(this.#key))
  }

  /** As if almost the whole life of the tokens were over. */
  makeDue(leftS: number): StoredUser {
    const user = { ...this.stored()!, expires_at: Math.floor(Date.now() / 1000) + leftS, stored_at: 0 }
    localStorage.setItem(this.#key, JSON.stringify(user))
    return user
  }
}
