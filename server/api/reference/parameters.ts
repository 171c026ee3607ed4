import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** As JSON Schema; what cannot be said in it, such as a check of our own, is left out. */
export function schemaOf(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _draft, ...told } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return told
}

/** The parameters in a path such as `/api/requests/{id}`. */
export const parameterNames = (template: string): object[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

/** One parameter for each field of a query's schema. */
export function queryParameters(query: v.GenericSchema | undefined): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, object>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
