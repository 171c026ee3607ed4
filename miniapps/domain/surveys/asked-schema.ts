import * as v from 'valibot'
import type { Expression } from '../audience/expression.ts'
import { isExpression } from '../audience/is-expression.ts'

/** Lines of one count. */
export const ROWS_MAX = 5000
export const COLUMNS_MAX = 300
export const SETS_MAX = 8
const SLICES_MAX = 100
const NAME_MAX = 200

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX))
const expressionSchema = v.custom<Expression>((sent) => isExpression(sent), 'must be an expression')
const basis = {
  slices: v.pipe(v.array(name), v.minLength(1), v.maxLength(SLICES_MAX)),
  weight: name,
  base: expressionSchema,
}

/** A table as it is sent; dataset and version stand in the path. */
export const tableSchema = v.strictObject({
  ...basis,
  rows: v.pipe(v.array(expressionSchema), v.maxLength(ROWS_MAX)),
  columns: v.pipe(v.array(expressionSchema), v.maxLength(COLUMNS_MAX)),
  comparison: v.optional(expressionSchema),
  addUp: v.optional(v.strictObject({ rows: v.boolean(), columns: v.boolean() })),
})

export const regionsSchema = v.strictObject({
  ...basis,
  sets: v.pipe(v.array(expressionSchema), v.maxLength(SETS_MAX)),
})
