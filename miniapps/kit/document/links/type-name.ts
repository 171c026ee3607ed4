import { words } from './words/words.ts'

const TYPES = [
  'brief',
  'campaign',
  'curve',
  'learning',
  'naming-template',
  'scenario',
  'touchpoint-library',
  'touchpoint-list',
] as const

export type LinkedType = (typeof TYPES)[number]

/** A type of document in the person's language. */
export const typeName = (type: LinkedType): string => words(`type.${type}`)

export const isLinkedType = (type: string): type is LinkedType => TYPES.some((each) => each === type)
