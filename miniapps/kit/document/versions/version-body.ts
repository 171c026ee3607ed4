import type { Body } from '../../../domain/document/change.ts'
import type { KeptVersion } from '../../../domain/document/wire.ts'

/** A version as engines read documents: fields that are not empty, and rows. */
export const versionBody = ({ fields, rows }: KeptVersion): Body => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value] as const])),
  ),
  ...rows,
})
