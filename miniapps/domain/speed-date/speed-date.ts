import * as v from 'valibot'
import { type Body, textAt } from '../document/change.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import type { Json } from '../document/json.ts'
import { limitedText } from '../document/limited-text.ts'
import { FORMER_NAME } from '../document/personal-fields.ts'
import { isTimeZone } from '../contacts/time-zone.ts'
import {
  BREAK_MINUTES_MOST,
  EXTRA_MINUTES_MOST,
  MET_PAIRS_MOST,
  MINUTES_MOST,
  PEOPLE_LEAST,
  PEOPLE_MOST,
  ROUNDS_MOST,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import type { Participant } from './participant.ts'
import { type Mode, MODES, type Plan } from './schedule.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(least), v.maxValue(most))

const code = limitedText(64)
const person = v.object({
  name: limitedText(200),
  market: code,
  discipline: code,
  side: v.picklist(['a', 'b']),
})

const problem = (path: string, reason: string, message: string) => ({ path, code: reason, message })

/** An event of an agency: who takes part, in how many rounds, and what came of it. */
export const SPEED_DATE: DocumentDefinition<null> = {
  type: 'speed-date',
  app: 'speed-date',
  belongsTo: 'agency',
  ownerOr: 'AdminAppAccess',
  fields: {
    title: { schema: v.pipe(limitedText(TITLE_MAX_CHARACTERS), v.minLength(1, 'must not be empty')) },
    day: { schema: v.pipe(v.string(), v.isoDate('must be a day')) },
    time: { schema: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time')) },
    timeZone: { schema: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone')) },
    rounds: { schema: whole(1, ROUNDS_MOST) },
    minutes: { schema: whole(1, MINUTES_MOST) },
    pause: { schema: whole(0, BREAK_MINUTES_MOST) },
    mode: { schema: v.picklist(MODES, 'must be a way of pairing') },
    /** The same seed pairs the same people alike. */
    seed: { schema: whole(0, 2 ** 31 - 1) },
    /** Market and discipline stay when somebody is erased: the rounds that the others had are computed from them. */
    'people/*': { schema: person, person: { erased: { name: FORMER_NAME } } },
    /** From which round on somebody is not there. */
    'absent/*': { schema: whole(1, ROUNDS_MOST), person: { erased: {} } },
    /** Minutes that were added to a round while it ran; the first is 1. */
    'extra/*': { schema: whole(1, EXTRA_MINUTES_MOST) },
    /** Whether those who met earlier are kept apart. */
    avoid: { schema: v.boolean('must be yes or no') },
    /** Pairs of earlier events, which meet again only where there is no other way. */
    met: { schema: v.pipe(v.array(limitedText(140)), v.maxLength(MET_PAIRS_MOST)) },
    /** When the first round began, ISO 8601; the server says. */
    started: { schema: v.pipe(v.string(), v.isoTimestamp()) },
  },
  statuses: { first: 'draft', open: ['draft', 'running', 'finished'], hidden: ['deleted'] },
  actions: {
    begin: {
      from: ['draft'],
      to: 'running',
      problems: (body) => [...unnamed(body), ...problemsOf(planOf(body))],
    },
    /** The clock stops, and all can be planned again. */
    plan: { from: ['running'], to: 'draft' },
    finish: { from: ['running'], to: 'finished' },
    reopen: { from: ['finished'], to: 'running' },
    delete: { from: ['draft', 'finished'], to: 'deleted' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      day: body['day'] ?? null,
      time: body['time'] ?? null,
      rounds: body['rounds'] ?? null,
      people: participantsOf(body).length,
    }),
    sorts: ['day'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
}

const unnamed = (body: Body) =>
  textAt(body, 'title') ? [] : [problem('title', 'unnamed', 'The event needs a title.')]

/** What stands in the way of pairing. */
export function problemsOf({ people, mode }: Pick<Plan, 'people' | 'mode'>) {
  if (people.length < PEOPLE_LEAST)
    return [problem('people', 'too-few', `At least ${PEOPLE_LEAST} people take part.`)]
  if (people.length > PEOPLE_MOST)
    return [problem('people', 'too-many', `At most ${PEOPLE_MOST} people take part.`)]
  const isOneSided = new Set(people.map(({ side }) => side)).size < 2
  return mode === 'two-sides' && isOneSided
    ? [problem('people', 'one-sided', 'Both sides need somebody.')]
    : []
}

const numberAt = (body: Body, path: string, otherwise: number): number => {
  const value = body[path]
  return typeof value === 'number' ? value : otherwise
}

/** Below a path, by the last step. */
const below = (body: Body, start: string): readonly (readonly [string, Json])[] =>
  Object.entries(body).flatMap(([path, value]) =>
    path.startsWith(`${start}/`) && value !== null ? [[path.slice(start.length + 1), value] as const] : [],
  )

/** Minutes added to rounds by the "+1 minute" button, by the round's number, which begins at 1. */
export const extraMinutes = (body: Body): Readonly<Record<string, number>> =>
  Object.fromEntries(below(body, 'extra').map(([round, minutes]) => [round, Number(minutes)]))

/** In the order of their ids, so that everybody computes the same rounds. */
export const participantsOf = (body: Body): readonly Participant[] =>
  below(body, 'people')
    .flatMap(([id, value]) => {
      const read = v.safeParse(person, value)
      return read.success ? [{ id, ...read.output }] : []
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

export const planOf = (body: Body): Plan => ({
  mode: (MODES as readonly unknown[]).includes(body['mode']) ? (body['mode'] as Mode) : 'all',
  rounds: numberAt(body, 'rounds', 1),
  seed: numberAt(body, 'seed', 0),
  people: participantsOf(body),
  met: new Set(Array.isArray(body['met']) ? body['met'].map(String) : []),
  absent: Object.fromEntries(below(body, 'absent').map(([id, from]) => [id, Number(from)])),
})

/** What a new event begins with; until it has a title, nobody else sees it. */
export const newSpeedDate = (
  title: string,
  day: string,
  timeZone: string,
  seed: number,
): Record<string, Json> => ({
  ...(title && { title }),
  day,
  time: '15:00',
  timeZone,
  rounds: 5,
  minutes: 5,
  pause: 1,
  mode: 'all',
  seed,
})
