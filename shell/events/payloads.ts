import type { PortalEventName, PortalEvents } from '../contract/own-events.ts'
import { localPath } from '../contract/local-path.ts'
import { isLocale } from '../contract/is-locale.ts'
import { plainData } from './plain-data.ts'
import { flag, list, Malformed, maybe, nothing, object, oneOf, text, textThat, type Shape } from './shapes.ts'

const NAME = text(200)
const NAMED = textThat(200, (value) => value.trim() !== '', 'must not be empty')
const LONG = text(2000)
const URL = textThat(2000, (value) => /^https?:\/\//.test(value), 'must start with http:// or https://')
const PATH = textThat(2000, (value) => localPath(value) !== null, 'must be a path of this portal')
const LOCALE = textThat(35, isLocale, 'must be a locale such as en-gb')

/** Flat, and text only. */
const queryParams: Shape<Record<string, string>> = (value) => {
  const data = plainData(value)
  if (data instanceof Malformed) return data
  const wrong = Object.keys(data).find((key) => typeof data[key] !== 'string')
  return wrong === undefined ? (data as Record<string, string>) : new Malformed(wrong, 'must be text')
}

const breadcrumbs = object({
  text: maybe(NAME),
  category: maybe(NAME),
  app: maybe(NAME),
  section: maybe(NAME),
  sectionPath: maybe(PATH),
  hideSection: maybe(flag),
  details: maybe(list(object({ name: NAME, path: maybe(PATH) }), 10)),
})
const locale = object({ locale: LOCALE })

/** The shape of each event's payload: the only place that knows them. Unknown keys are dropped. */
export const PAYLOADS: { readonly [Name in PortalEventName]: Shape<PortalEvents[Name]> } = {
  'set-breadcrumbs': breadcrumbs,
  'update-breadcrumbs': breadcrumbs,
  'reset-breadcrumbs-details': nothing,
  'change-route': object({
    path: LONG,
    extras: maybe(object({ replaceUrl: maybe(flag), newTab: maybe(flag), queryParams: maybe(queryParams) })),
  }),
  'user-unauthorized': nothing,
  'set-has-product-tours': object({ has: flag }),
  'run-product-tours-reminder': nothing,
  'hide-product-tours-reminder': nothing,
  'track-action': object({ action: NAMED, data: maybe(plainData) }),
  'track-analytics': object({
    kind: oneOf('action', 'identify', 'page', 'reset'),
    name: maybe(NAME),
    data: maybe(plainData),
  }),
  'set-contextual-help-page-tag': object({ tag: NAME }),
  'set-help-menu-info': object({ communityUrl: maybe(URL), knowledgeBaseUrl: maybe(URL) }),
  'change-date-format': locale,
  'change-number-format': locale,
  'change-display-language': object({ language: LOCALE }),
  'change-workspace': object({ workspaceId: NAMED }),
  logout: nothing,
  'run-product-tours': nothing,
  'see-as': object({ id: NAMED, email: NAMED, name: NAMED }),
}
