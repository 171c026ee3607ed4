import type { Body } from './change.ts'
import type { FieldProblem } from './definition.ts'

/** A document that was approved once stays: others count on its versions. */
export const neverApproved = (body: Body): readonly FieldProblem[] =>
  Number(body['approvals'] ?? 0) > 0
    ? [{ path: '', code: 'was-approved', message: 'What was approved once cannot be deleted.' }]
    : []
