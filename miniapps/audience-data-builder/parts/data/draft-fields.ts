import type { Body } from '../../../domain/document/change.ts'
import { fieldsOfScheme } from '../../../domain/surveys/draft/named-schemes.ts'

/** Fields of which variables are made; what is typed into others makes nothing anew. */
const MADE_OF = /^(variables|codes|nets|derived|aligned)\//
const WEIGHED_BY = /^schemes\/[^/]*\/(base|cap|margins|targets)/

export const madeOf = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([path, value]) => MADE_OF.test(path) && value !== null))

/** Fields of a weight scheme that change its weights. */
export const weighedBy = (body: Body, scheme: string): Body =>
  Object.fromEntries(Object.entries(fieldsOfScheme(body, scheme)).filter(([path]) => WEIGHED_BY.test(path)))
