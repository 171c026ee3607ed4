import type { Schema } from './api-reference.ts'

export interface SchemaField {
  /** `lines[].code` of a list of objects. */
  name: string
  type: string
  required: boolean
  limits: string
}

/** Fields deeper than these are shown by their kind alone. */
const DEEPEST = 3

/** All fields of a body, those within others too. */
export function schemaFields(schema: Schema, before = '', depth = 1): readonly SchemaField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = before + key
    const isList = field.type === 'array'
    const within =
      depth < DEEPEST
        ? schemaFields((isList && field.items) || field, `${name}${isList ? '[]' : ''}.`, depth + 1)
        : []
    return [
      {
        name,
        type: typeOf(field),
        required: schema.required?.includes(key) ?? false,
        limits: limitsOf(field),
      },
      ...within,
    ]
  })
}

/** `"draft" | "final"`, `list of text`, as somebody says it who fills the field. */
export function typeOf({ type, items, enum: values, const: only, anyOf, oneOf }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`
  return type ?? 'anything'
}

const limitsOf = (schema: Schema): string =>
  [
    schema.format,
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'items'),
    schema.pattern && `matches ${schema.pattern}`,
  ]
    .filter(Boolean)
    .join(', ')

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  const numbers =
    most === undefined ? `at least ${least}` : least === undefined ? `up to ${most}` : `${least}–${most}`
  return `${numbers} ${unit}`.trim()
}
