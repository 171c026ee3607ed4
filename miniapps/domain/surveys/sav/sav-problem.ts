/** A file that cannot be read: it is of another kind, or its end is missing. */
export class SavProblem extends Error {
  readonly code: 'not-a-sav-file' | 'cut-off'

  constructor(code: SavProblem['code']) {
    super(`The system file cannot be read: ${code}`)
    this.code = code
  }
}
