/** Names the cookies that came from the portal; all programs on localhost have their cookies in one place. */
const NOTE = 'agency-os-dev'

/** The portal's page writes cookies with names of its own. */
const OF_PAGE = /^os[-_]/

/** Of all cookies of localhost, those that the portal set, or its page. */
export function cookiesForPortal(cookies: string | undefined): string | undefined {
  const pairs = pairsOf(cookies)
  const noted = notedIn(pairs)
  const known = pairs.filter(([name]) => noted.has(name) || OF_PAGE.test(name))
  return known.length > 0 ? known.map((pair) => pair.join('=')).join('; ') : undefined
}

/** Cookies that an answer of the portal sets, with a note of their names beside those that the browser sent. */
export function withNote(set: readonly string[], cookies: string | undefined): string[] {
  const before = notedIn(pairsOf(cookies))
  const noted = new Set([...before, ...set.map((each) => each.split('=', 1)[0]!.trim())])
  if (noted.size === before.size) return [...set]
  return [...set, `${NOTE}=${encodeURIComponent([...noted].join(' '))}; Path=/; SameSite=Lax; HttpOnly`]
}

function pairsOf(cookies = ''): [name: string, value: string][] {
  return cookies.split(';').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=')
    return name.trim() ? [[name.trim(), value.join('=').trim()]] : []
  })
}

function notedIn(pairs: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const [, note = ''] = pairs.find(([name]) => name === NOTE) ?? []
  try {
    return new Set(decodeURIComponent(note).split(' ').filter(Boolean))
  } catch {
    return new Set() // another program's
  }
}
