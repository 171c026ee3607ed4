import * as v from 'valibot'
import { isPortalPath } from '../document/portal-path.ts'
import {
  ANNOUNCEMENT_CHARACTERS,
  ANNOUNCEMENT_LEVELS,
  MOST_POSITIONS,
  NOTE_CHARACTERS,
  OWNER_CHARACTERS,
  PATH_CHARACTERS,
  SENT_VISITS,
} from './limits.ts'

const text = (most: number) =>
  v.pipe(v.string('must be text'), v.trim(), v.maxLength(most, `must have at most ${most} characters`))
const moment = v.pipe(
  v.string('must be a moment'),
  v.isoTimestamp('must be a moment such as 2026-11-23T18:00:00Z'),
)
const agency = v.pipe(v.string('must name an agency'), v.nonEmpty('must name an agency'))
/** A key, built in or by configuration: the server need not know the latter. */
export const appKey = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be the key of an app'))
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the code of a country'))
const country = v.nullable(countryCode)

export const visitsInput = v.object({
  agency,
  visits: v.pipe(
    v.array(v.object({ app: appKey, at: moment })),
    v.maxLength(SENT_VISITS, `must be at most ${SENT_VISITS}`),
  ),
})

/** Without these nobody would find the way back. */
export const ALWAYS_OPEN: readonly string[] = ['apps', 'admin', 'you-page', 'header', 'login']
const arrangedApp = v.pipe(
  appKey,
  v.check((key) => !ALWAYS_OPEN.includes(key), 'must stay as it is: without it nobody finds the way back'),
)

export const overrideInput = v.object({
  agency,
  country,
  app: arrangedApp,
  featured: v.boolean(),
  hidden: v.boolean(),
  beta: v.boolean(),
  requestable: v.boolean(),
  maintenance: v.nullable(v.object({ until: moment, note: text(NOTE_CHARACTERS) })),
  owner: text(OWNER_CHARACTERS),
})

/** What is said of an app for one market. */
export const marketAppInput = v.object({ agency, country: countryCode, app: arrangedApp })

export const orderInput = v.object({
  agency,
  apps: v.pipe(v.array(appKey), v.maxLength(MOST_POSITIONS, `must be at most ${MOST_POSITIONS}`)),
})

export const announcementInput = v.pipe(
  v.object({
    agency,
    country,
    text: v.pipe(text(ANNOUNCEMENT_CHARACTERS), v.nonEmpty('must say something')),
    level: v.picklist(ANNOUNCEMENT_LEVELS, 'must be a level'),
    from: moment,
    until: moment,
    path: v.nullable(v.pipe(text(PATH_CHARACTERS), v.check(isPortalPath, 'must be a path of the portal'))),
  }),
  v.forward(
    v.check(({ from, until }) => Date.parse(until) > Date.parse(from), 'must be after its beginning'),
    ['until'],
  ),
)

export type AnnouncementInput = v.InferOutput<typeof announcementInput>
export type MarketApp = Omit<v.InferOutput<typeof marketAppInput>, 'agency'>
export type OverrideInput = v.InferOutput<typeof overrideInput>
