import { createHash, randomBytes } from 'node:crypto'
import assert from 'node:assert/strict'

export interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  expires_in: number
}

/** A person with a browser that keeps cookies and follows redirects, for tests of the provider over HTTP. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly portal: string
  readonly issuer: string
  readonly clientId: string

  constructor(portal: string, issuer = `${portal}/idp`, clientId = 'agency-os') {
    this.portal = portal
    this.issuer = issuer
    this.clientId = clientId
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...(init.headers as Record<string, string>),
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  /** Follows redirects until an answer that is none, or one that leads back to the client. */
  async follow(response: Response, from: string): Promise<{ response: Response; url: string }> {
    let [current, url] = [response, from]
    while (current.status >= 300 && current.status < 400) {
      url = new URL(current.headers.get('location')!, url).href
      if (/\/(callback|silent|popup|login)(\?|$)/.test(url)) break
      current = await this.fetch(url)
    }
    return { response: current, url }
  }

  /** The authorisation address, with a verifier to keep. */
  authorize(more: Record<string, string> = {}): {
    url: string
    verifier: string
    parameters: Record<string, string>
  } {
    const verifier = randomBytes(48).toString('base64url')
    const parameters = {
      client_id: this.clientId,
      redirect_uri: `${this.portal}/callback`,
      response_type: 'code',
      scope: 'openid',
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }
    return { url: `${this.issuer}/auth?${new URLSearchParams(parameters)}`, verifier, parameters }
  }

  /** Opens the sign-in form. */
  async form(url: string): Promise<{ action: string; page: string; response: Response }> {
    const { response, url: at } = await this.follow(await this.fetch(url), url)
    const page = await response.text()
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
    assert.ok(action, `expected a form at ${at}, got ${response.status}: ${page.slice(0, 300)}`)
    return { action: new URL(action, this.issuer).href, page, response }
  }

  submit(action: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
  }

  /** Submits a form whose answer is shown at the form's own address. */
  async guess(action: string, fields: Record<string, string>): Promise<Response> {
    return (await this.follow(await this.submit(action, fields), action)).response
  }

  /** Signs in through the form; answers where the browser was sent back to. */
  async signIn(
    email: string,
    password: string,
    more: Record<string, string> = {},
  ): Promise<{ callback: URL; verifier: string }> {
    const { url, verifier } = this.authorize(more)
    const { action } = await this.form(url)
    const back = await this.follow(await this.submit(action, { email, password }), action)
    return { callback: new URL(back.url), verifier }
  }

  token(fields: Record<string, string>): Promise<Response> {
    return this.post('/token', fields)
  }

  post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(this.issuer + path, {
      method: 'POST',
      body: new URLSearchParams({ client_id: this.clientId, ...fields }),
    })
  }

  async redeem(callback: URL, verifier: string): Promise<Tokens> {
    const code = callback.searchParams.get('code')
    assert.ok(code, `expected a code at ${callback}`)
    const redirect_uri = callback.origin + callback.pathname
    const response = await this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri,
    })
    assert.equal(response.status, 200, await response.clone().text())
    return (await response.json()) as Tokens
  }

  #keep(line: string): void {
    const [pair, ...attributes] = line.split(';')
    const [name, ...value] = pair!.split('=')
    const gone = attributes.some((attribute) => /expires=Thu, 01 Jan 1970/i.test(attribute))
    if (gone) this.cookies.delete(name!.trim())
    else this.cookies.set(name!.trim(), value.join('='))
  }
}
