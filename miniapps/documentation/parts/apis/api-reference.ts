import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'

/** As much of JSON Schema as a table of fields tells. */
export interface Schema {
  type?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface Operation {
  summary: string
  /** A sentence that says which people may call it. */
  description: string
  tags: readonly string[]
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** The portal's OpenAPI, as far as its pages draw it. */
export interface ApiReference {
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { responses: Readonly<Record<string, { 'x-sentences': Readonly<Record<string, string>> }>> }
}

export interface Call {
  method: string
  path: string
  operation: Operation
}

export const loadReference = (portal: MiniAppPortal, signal: AbortSignal): Promise<ApiReference> =>
  apiOf(portal, 'openapi.json').whole('GET', '', undefined, { signal })

/** The calls of an API, in the order in which the server knows them. */
export const callsOf = ({ paths }: ApiReference, api: string): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(api))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
