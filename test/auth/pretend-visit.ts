/** Where the portal is; nothing is served there, for the engine asks nothing of its own server. */
export const PORTAL = 'http://portal.example'

let cookie = ''

/** The provider knows nobody any more, as in a new profile. */
export const forgetCookies = (): void => void (cookie = '')

/** Goes to an address of the provider as a window or a frame does; answers where it came back to the portal, null where it stayed. */
export async function visit(url: string): Promise<string | null> {
  for (let at = url; ;) {
    if (at.startsWith(`${PORTAL}/`)) return at
    const response = await plainFetch(at, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    await response.text()
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const location = response.headers.get('location')
    if (location === null) return null
    at = new URL(location, at).href
  }
}

/** Before a pretended browser takes its place. */
const plainFetch = globalThis.fetch
