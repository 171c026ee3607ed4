import type { Body } from '../../../domain/document/change.ts'

/** Fields of which variables are made; what is typed into others makes nothing anew. */
const MADE_OF = /^(variables|codes|nets|derived|aligned)\//

export const madeOf = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([path, value]) => MADE_OF.test(path) && value !== null))

/** Fields of a weight scheme, with those that its questions are made of. */
export const weighedOf = (body: Body): Body => ({
  ...madeOf(body),
  ...Object.fromEntries(Object.entries(body).filter(([path]) => path.startsWith('schemes/'))),
})
