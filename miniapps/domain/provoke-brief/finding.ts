/** Something that does not fit: an error stops submitting, a warning needs a reason. */
export interface Finding<Code extends string = string> {
  code: Code
  severity: 'error' | 'warning'
}

/** The codes whose condition holds, in their order. */
export const findings = <Code extends string>(
  checks: readonly (readonly [Code, boolean, Finding['severity']?])[],
): Finding<Code>[] =>
  checks.filter(([, holds]) => holds).map(([code, , severity = 'error']) => ({ code, severity }))
