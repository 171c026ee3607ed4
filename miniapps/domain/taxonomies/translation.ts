import type { Body } from '../document/change.ts'
import { textAt } from '../document/change.ts'
import { longTextField, oneOfField, textField, upToField } from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { PIN_FIELDS, pinAt, pinPath } from '../document/pin.ts'
import { stepOf } from '../document/step-of.ts'
import type { BasketJoin } from './basket.ts'
import {
  BASKET_MAX,
  NODE_ID_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  PRECISION_FLOOR,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'

/** To import taxonomies, and to make and change translations. */
export const TRANSLATOR_PERMISSION = 'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS'

/** Name of the audience's pin, and of the taxonomy's. */
export const SOURCE = 'source'
export const TAXONOMY = 'taxonomy'

const JOINS: readonly BasketJoin[] = ['any', 'all']
const BASKET = 'basket/'

/** An audience in terms of what can be bought: the edition, the taxonomy's version, and the segments that were chosen. */
export const TRANSLATION: DocumentDefinition<null> = {
  type: 'translation',
  app: 'audience-translator',
  belongsTo: 'brand',
  writePermission: TRANSLATOR_PERMISSION,
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    [pinPath(SOURCE)]: PIN_FIELDS[pinPath('*')]!,
    [pinPath(TAXONOMY)]: PIN_FIELDS[pinPath('*')]!,
    /** Id of a node. */
    [`${BASKET}*`]: textField(NODE_ID_MAX_CHARACTERS),
    join: oneOfField(JOINS),
    floor: upToField(1),
    notes: longTextField(NOTES_MAX_CHARACTERS),
  },
  check: (body) => (basketOf(body).length > BASKET_MAX ? [TOO_MANY] : []),
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({ segments: basketOf(body).length }),
    sorts: ['segments'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  // a taxonomy is no document that a link could lead to
  references: (body) => [pinAt(body, SOURCE) ?? []].flat(),
}

const TOO_MANY: FieldProblem = {
  path: 'basket',
  code: 'too-many',
  message: `A basket holds at most ${BASKET_MAX} segments.`,
}

export const basketPath = (node: string): string => BASKET + stepOf(node)

/** Ids of the nodes in the basket, in order of their ids. */
export const basketOf = (body: Body): readonly string[] =>
  Object.keys(body)
    .filter((path) => path.startsWith(BASKET))
    .flatMap((path) => textAt(body, path) || [])
    .toSorted()

export const joinOf = (body: Body): BasketJoin => (body['join'] === 'all' ? 'all' : 'any')
export const floorOf = ({ floor }: Body): number => (typeof floor === 'number' ? floor : PRECISION_FLOOR)
