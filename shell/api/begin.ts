import type { FirstCalls } from '../contract/begun-calls.ts'
import type { RuntimeConfig } from '../contract/runtime-config.ts'

/** What of a stored session matters here; times in seconds. */
interface Stored {
  access_token: string
  expires_at?: number
  profile: { sub: string; exp?: number }
}

const TIMEOUT_MS = 30_000
const OF_EVERY_PAGE = 5

const read = <T>(text: string | null | undefined): T | null => JSON.parse(text ?? 'null') as T | null

/**
 * Asks what the portal asked first at the last visit, while its scripts are still on their way. It comes before all of
 * them, so it is small and imports nothing; `begun-calls.ts` writes the list and takes the answers.
 */
function begin(): void {
  const config = read<RuntimeConfig>(document.querySelector('#os-config')?.textContent)!
  for (const { authority, clientId } of [config, ...(config.otherProviders ?? [])]) {
    const user = read<Stored>(localStorage.getItem(`oidc.user:${authority}:${clientId}`))
    if (!user) continue
    const { access_token, profile, expires_at = Infinity } = user
    const first = read<FirstCalls>(localStorage.getItem(`os-cache:${profile.sub}:first-calls`))
    if (!first || Math.min(expires_at, profile.exp ?? Infinity) * 1000 < Date.now()) return
    const isHere = ([url]: readonly [url: string, accept: string]) =>
      new URL(url, location.origin).origin === location.origin
    const most = first.path === location.pathname ? undefined : OF_EVERY_PAGE
    const calls = first.calls.slice(0, most).filter(isHere)
    const ask = (url: string, accept: string) =>
      fetch(url, {
        headers: { Authorization: `Bearer ${access_token}`, ...(accept && { accept }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    const answers = new Map(calls.map(([url, accept]) => [`${accept} ${url}`, ask(url, accept)]))
    for (const answer of answers.values()) answer.catch(() => {}) // whoever takes it is told
    globalThis.osBegunCalls = { subject: profile.sub, answers }
    return
  }
}

try {
  begin()
} catch {
  // storage is blocked or holds something else: the shell asks for itself
}
