import * as v from 'valibot'
import type { BackEnd } from '../contract/runtime-config.ts'
import { OWN_AUDIENCE } from '../contract/own-audience.ts'
import { API_BASES } from './api-bases.ts'
import { fields, type Fields, must } from './check-words.ts'
import { isPlainHost } from './policy-sources.ts'

/**
 * Asked by the shell alone: a mini-app that may ask these gets tokens for the back ends and the pages of
 * others.
 */
const OF_TOKENS = ['appTokens', 'embed']

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

const PORTAL_APIS = Object.keys(API_BASES).filter((name) => !OF_TOKENS.includes(name))
const portalApi = v.picklist(
  PORTAL_APIS,
  must('be an API of the portal, or a back end { "name", "origin", "audience" }', PORTAL_APIS),
)

/** A token is sent there: nobody on the way may read it, and the portal's own origin has APIs of its own. */
function isForeignOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  if (!isPlainHost(hostname)) return false
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
  const here = (globalThis as { location?: { origin: string } }).location?.origin
  return isPrivate && origin === value && origin !== here
}

const text = v.string(must('be text'))
const checked = (isFit: (value: string) => boolean, what: string) => v.pipe(text, v.check(isFit, must(what)))

const BACK_END: Fields<BackEnd> = {
  name: v.pipe(
    checked((name) => /^[a-z][a-z0-9-]*$/.test(name), 'be kebab-case'),
    v.check(
      (name) => !Object.values(API_BASES).includes(`/api/${name}`),
      must('be another than that of an API of the portal'),
    ),
  ),
  origin: checked(
    isForeignOrigin,
    'be an https origin of another server, such as https://reach.example, without a path (http on localhost only)',
  ),
  audience: checked(
    (audience) => /^[^\s\p{Cc}]{1,200}$/u.test(audience) && !audience.startsWith(OWN_AUDIENCE),
    `be a name without blanks that does not begin with ${OWN_AUDIENCE}, as audiences of the portal itself do`,
  ),
}
const backEnd = fields(BACK_END)

/** One name in an entry's `apis`: an API of the portal, or a back end of the author's own. */
const granted = v.lazy((value) => (typeof value === 'object' && value !== null ? backEnd : portalApi))

export const grantedApis = v.pipe(
  v.array(granted, must('be a list')),
  v.check((all) => {
    const names = backEndsIn(all as readonly (string | BackEnd)[]).map(({ name }) => name)
    return new Set(names).size === names.length
  }, 'must give each back end a name of its own.'),
)

/** The back ends among what an entry names. */
export function backEndsIn(apis: readonly (string | BackEnd)[] = []): readonly BackEnd[] {
  return apis.filter((api) => typeof api === 'object')
}
