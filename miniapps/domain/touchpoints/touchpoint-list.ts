import { type Body, textAt } from '../document/change.ts'
import { dayField, marketField, markField, textField, upToField } from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import type { RankingChoice } from './ranking.ts'
import { AUDIENCE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, WEIGHT_MAX } from './limits.ts'

/** Needed to make a list and to change one, beyond the app's permission. */
export const LIST_PERMISSION = 'MXMZ_TOUCHPOINTS_LIST_CREATE'

/** Touchpoints that somebody chose for an audience and a task, with the weights that they were ranked by. */
export const TOUCHPOINT_LIST: DocumentDefinition<null> = {
  type: 'touchpoint-list',
  app: 'touchpoints',
  readers: ['architect-junior', 'campaigns-setup'],
  writePermission: LIST_PERMISSION,
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    market: marketField,
    /** An edition of the metrics, and the wave. */
    audience: textField(AUDIENCE_MAX_CHARACTERS),
    wave: dayField,
    /** By metric, in proportion to one another. */
    'weights/*': upToField(WEIGHT_MAX),
    lowBases: markField,
    /** By code: the others are ranked among themselves. */
    'out/*': markField,
    /** By code. */
    'chosen/*': markField,
    ...PIN_FIELDS,
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      market: body['market'] ?? null,
      audience: body['audience'] ?? null,
      touchpoints: chosenIn(body).length,
    }),
  },
  opensAt: ({ id }) => `/lists/${id}`,
  found: {},
  references: (body) => [
    ...pinsOf(body),
    ...chosenIn(body).map((code) => ({ type: 'touchpoint', id: code })),
  ],
}

/** Codes that a list holds. */
export const chosenIn = (body: Body): readonly string[] => markedIn(body, 'chosen/')

/** The settings by which a list ranks. */
export const rankingIn = (body: Body): RankingChoice => ({
  weights: Object.fromEntries(
    Object.entries(body).flatMap(([path, weight]) =>
      path.startsWith('weights/') && typeof weight === 'number'
        ? [[path.slice('weights/'.length), weight]]
        : [],
    ),
  ),
  out: markedIn(body, 'out/'),
  lowBases: body['lowBases'] === true,
})

const markedIn = (body: Body, at: string): readonly string[] =>
  Object.keys(body).flatMap((path) =>
    path.startsWith(at) && body[path] === true ? [path.slice(at.length)] : [],
  )
