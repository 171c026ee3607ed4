import * as v from 'valibot'
import { limitedText } from '../document/limited-text.ts'
import { CHARACTERS_MAX } from '../audience/expression.ts'
import { NAME_MAX_CHARACTERS, NODE_ID_MAX_CHARACTERS, NODE_NAME_MAX_CHARACTERS, NODES_MAX } from './limits.ts'

const wholeFromOne = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(1, 'must be at least 1'),
)

/** A version of a taxonomy as it is imported; rows stand as the file has them, and are judged by `readTaxonomy`. */
export const TAXONOMY_INPUT = v.object({
  name: v.pipe(limitedText(NAME_MAX_CHARACTERS), v.nonEmpty('must not be empty')),
  currency: v.pipe(v.string('must be text'), v.regex(/^[A-Z]{3}$/, 'must be a currency, such as EUR')),
  scope: v.picklist(['brand', 'agency'], 'must be brand or agency'),
  /** Dataset whose answers bridges name; null without bridges. */
  dataset: v.nullable(limitedText(NODE_ID_MAX_CHARACTERS)),
  rows: v.pipe(
    v.array(
      v.object({
        row: wholeFromOne,
        id: limitedText(NODE_ID_MAX_CHARACTERS),
        parent: limitedText(NODE_ID_MAX_CHARACTERS),
        name: limitedText(NODE_NAME_MAX_CHARACTERS),
        cpm: v.nullable(v.number('must be a number')),
        bridge: limitedText(CHARACTERS_MAX),
      }),
      'must be a list',
    ),
    v.minLength(1, 'must not be empty'),
    v.maxLength(NODES_MAX, `must be at most ${NODES_MAX} rows`),
  ),
})

export type TaxonomyInput = v.InferOutput<typeof TAXONOMY_INPUT>
