import type { IncomingMessage } from 'node:http'
import { ANY_BRAND, placeOf } from '../../shell/config/place-of.ts'
import { ROUTES } from '../../shell/config/routes.ts'
import { SIGNED_IN_COOKIE } from '../../shell/contract/signed-in-cookie.ts'
import { LANGUAGES, type Language } from '../../shell/contract/words.ts'
import type { Preloads } from '../../shell/contract/preloads.ts'
import { cookie } from './cookies.ts'

const APPS = new Map(
  ROUTES.flatMap(({ path, access, app }) => (app ? [[placeOf(path, access === 'brand'), app] as const] : [])),
)
const HOME = 'you-page'

/** The language of whoever was signed in here last; undefined for nobody. */
export function languageOfPerson(request: IncomingMessage): Language | undefined {
  const told = cookie(request, SIGNED_IN_COOKIE)
  return LANGUAGES.find((language) => language === told)
}

/** The mini-app at this path; the home where there is none, for people are led there. */
export function appAt(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean)
  if (segments[0] === 'brands' && segments[1]) segments[1] = ANY_BRAND
  for (let depth = segments.length; depth > 0; depth--) {
    const app = APPS.get(segments.slice(0, depth).join('/'))
    if (app) return app
  }
  return HOME
}

/** What somebody who is signed in needs at this app: header, app and words. */
export function filesFor({ scripts, words }: Preloads, app: string, language: Language): string[] {
  const code = [...(scripts['header'] ?? []), ...(scripts[app] ?? [])]
  const rooms = [
    'words-ui',
    `words-${app}`,
    ...(code.some((file) => /\/kit-/.test(file)) ? ['words-kit'] : []),
  ]
  return [...new Set([...code, ...rooms.flatMap((room) => words[room]?.[language] ?? [])])]
}
