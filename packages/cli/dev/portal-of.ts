import { portalProblem } from './portal-problem.ts'
import { configOf, usesOwnProvider } from './rewrite-page.ts'

/** A deployed portal, as far as its page tells. */
export interface DeployedPortal {
  origin: string
  /** Issuer that people sign in with. */
  authority: string
  clientId: string
  /** Path of its provider, where it is the portal's own. */
  providerPath?: string
  redirectPath: string
}

/**
 * Asks the portal for its page.
 * @throws Error with what keeps it from being shown here
 */
export async function portalOf(address: string, version: string): Promise<DeployedPortal> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--portal "${address}" must be an http(s) address, such as https://portal.example.`)
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch((error: Error) => {
    const cause = (error.cause as Error | undefined)?.message ?? error.message
    throw new Error(`${address} cannot be reached (${cause}).`, { cause: error })
  })
  const page = await answer.text()
  const config = configOf(page)
  const { origin } = new URL(answer.url)
  const problem = portalProblem(origin, answer.status, page, config, version)
  if (problem) throw new Error(`${origin} ${problem}`)
  const { authority = '', clientId = '', redirectPath = '/callback' } = config ?? {}
  const own = usesOwnProvider({ authority }, origin)
  return {
    origin,
    authority,
    clientId,
    redirectPath,
    ...(own && { providerPath: new URL(authority).pathname }),
  }
}
