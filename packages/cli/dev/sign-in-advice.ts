import type { DeployedPortal } from './portal-of.ts'

/**
 * Says what has to be registered at a provider that does not let people come back to this machine; undefined
 * where they may. It is asked as a browser would ask, for somebody who is signed in already.
 */
export async function signInAdvice(portal: DeployedPortal, local: string): Promise<string | undefined> {
  if (portal.providerPath !== undefined) return undefined
  const redirect = local + portal.redirectPath
  if (await takesBack(portal, redirect)) return undefined
  return `Sign-in is by ${portal.authority}, which must know this machine. Register there, for the client "${portal.clientId}":
    redirect addresses    ${redirect}, ${local}/silent, ${local}/popup
    after signing out     ${local}/login
    origin (CORS)         ${local}
  A portal that signs in by itself needs none of this: one that was started without AUTHORITY, as on your own machine
  by npm start (--portal http://localhost:8080).`
}

async function takesBack({ authority, clientId }: DeployedPortal, redirect: string): Promise<boolean> {
  try {
    const discovery = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`
    const { authorization_endpoint: endpoint } = (await (await fetch(discovery)).json()) as Record<
      string,
      string
    >
    const address = new URL(endpoint!)
    const asked = {
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      state: 'agency-os-dev',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
    const { status, headers } = await fetch(address, { redirect: 'manual' })
    return status < 400 && (headers.get('location')?.startsWith(redirect) ?? false)
  } catch {
    return false
  }
}

/** Of a code that nobody will redeem. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
