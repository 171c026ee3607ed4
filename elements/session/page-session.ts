import type { EmbedPerson } from '../../shell/contract/embed.ts'
import { openSignIn } from './open-sign-in.ts'
import type { Granted, SignInProblem } from './sign-in-answer.ts'
import { askUnseen } from './ask-unseen.ts'

/**
 * The signed-in person of one portal in a page of another origin: one session for all elements and files and
 * versions, so its shape stays as it is. Tokens stand in memory alone, are short-lived, and each is good for
 * this page only.
 */
export interface PageSession {
  readonly portal: string
  readonly state: 'asking' | 'signed-out' | 'signing-in' | 'signed-in'
  readonly person: EmbedPerson | null
  readonly problem: SignInProblem
  /**
   * Opens the portal's sign-in in a window: call it from a press. For an app, what it asks may then be
   * changed too.
   */
  signIn(app?: string): Promise<boolean>
  /** For all elements of the page. */
  signOut(): void
  /** The page knows a token itself, and is asked for one whenever it is needed. */
  useToken(source: () => Promise<string>): void
  /** A token that is good now; null where only a press could get one. */
  token(app?: string): Promise<string | null>
  /** `fetch` of the portal's `path` with the token. */
  ask(path: string): Promise<Response>
  /** Answers how to stop. */
  listen(tell: () => void): () => void
}

interface Grant {
  token: string
  until: number
}

/** A token that runs out on the way is no good. */
const SPARE_MS = 20_000

export class OwnSession implements PageSession {
  readonly portal: string
  state: PageSession['state'] = 'asking'
  person: EmbedPerson | null = null
  problem: SignInProblem = ''
  readonly #grants = new Map<string, Grant>()
  readonly #renewing = new Map<string, Promise<string | null>>()
  readonly #listeners = new Set<() => void>()
  #source: (() => Promise<string>) | undefined
  readonly #signedOut: Flag
  #signOuts = 0

  constructor(portal: string) {
    this.portal = portal
    this.#signedOut = new Flag(`agency-os-signed-out ${portal}`)
  }

  async signIn(app = ''): Promise<boolean> {
    this.#become('signing-in')
    const answer = await openSignIn(this.portal, {
      ...(app && { app }),
      ...(this.#signedOut.isSet && { again: '1' }),
    })
    if (typeof answer === 'object') {
      this.#signedOut.set(false)
      this.#source = undefined // the page's own was no good, or nobody would have been asked to press
      this.#take(app, answer)
    } else this.#become(this.person ? 'signed-in' : 'signed-out', answer)
    return typeof answer === 'object'
  }

  signOut(): void {
    const good = [...this.#grants.values()].find(({ until }) => until > Date.now())
    void this.#takeBack(good)
    this.#signedOut.set(true) // the portal may be away, and without a token it hears nothing
    this.#signOuts++
    this.#grants.clear()
    this.#source = undefined
    this.person = null
    this.#become('signed-out')
  }

  /** All tokens of this page are good no longer, and the portal asks the person anew. */
  async #takeBack(good: Pick<Grant, 'token'> | undefined): Promise<void> {
    const token = (good ?? (await askUnseen(this.portal, '')))?.token
    if (!token) return
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${this.portal}/api/embed/sign-outs`, { method: 'POST', headers, keepalive: true }).catch(
      () => {},
    )
  }

  useToken(source: () => Promise<string>): void {
    this.#source = source
    void this.ask('/api/embed/me').then(
      async (response) => {
        if (response.ok) this.person = ((await response.json()) as { data: EmbedPerson }).data
        this.#become(response.ok ? 'signed-in' : 'signed-out')
      },
      () => this.#become('signed-out'),
    )
  }

  async token(app = ''): Promise<string | null> {
    if (this.#source) return this.#ofPage(this.#source)
    const grant = this.#grants.get(app)
    if (grant && grant.until > Date.now()) return grant.token
    const renewing = this.#renewing.get(app) ?? this.#renew(app)
    this.#renewing.set(app, renewing)
    return renewing.finally(() => this.#renewing.delete(app))
  }

  async ask(path: string): Promise<Response> {
    const token = await this.token()
    const ask = (bearer: string | null) =>
      fetch(this.portal + path, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })
    const response = await ask(token)
    if (response.status !== 401 || !token) return response
    this.#grants.clear() // it was ended meanwhile: at the portal, or by its age
    const again = await ask(await this.token())
    if (again.status === 401 && this.#source) this.#lose()
    return again
  }

  listen(tell: () => void): () => void {
    this.#listeners.add(tell)
    return () => void this.#listeners.delete(tell)
  }

  /** A failure reaches the caller that asked for the token, and signs the person out for all elements. */
  #ofPage(source: () => Promise<string>): Promise<string> {
    return source().catch((error: unknown) => {
      this.#lose()
      throw error
    })
  }

  async #renew(app: string): Promise<string | null> {
    const before = this.#signOuts
    const granted = this.#signedOut.isSet ? null : await askUnseen(this.portal, app)
    if (this.#source) return this.#ofPage(this.#source)
    if (this.#signOuts !== before) return null // somebody has signed out meanwhile
    if (granted) return this.#take(app, granted)
    this.#grants.delete(app)
    if (app === '' && this.state !== 'signing-in') this.#lose()
    return null
  }

  #lose(): void {
    this.person = null
    this.#become('signed-out')
  }

  #take(app: string, { token, expiresInS, person }: Granted): string {
    this.#grants.set(app, { token, until: Date.now() + expiresInS * 1000 - SPARE_MS })
    // what an app may read, elements may
    if (app && !this.#grants.has('')) this.#grants.set('', this.#grants.get(app)!)
    this.person = person
    this.#become('signed-in')
    return token
  }

  #become(state: PageSession['state'], problem: SignInProblem = ''): void {
    this.state = state
    this.problem = problem
    for (const tell of this.#listeners) tell()
  }
}

/** Something to remember in this browser, for this page's origin; for this page alone where nothing may be stored. */
class Flag {
  readonly #name: string
  #own = false

  constructor(name: string) {
    this.#name = name
  }

  get isSet(): boolean {
    try {
      return this.#own || localStorage.getItem(this.#name) !== null
    } catch {
      return this.#own
    }
  }

  set(isSet: boolean): void {
    this.#own = isSet
    try {
      if (isSet) localStorage.setItem(this.#name, '')
      else localStorage.removeItem(this.#name)
    } catch {
      // a sandboxed frame has no storage
    }
  }
}
