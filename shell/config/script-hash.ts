import * as v from 'valibot'
import { didYouMean, must } from './check-words.ts'

/** Algorithms of subresource integrity, with the length of their hashes in base64. */
const LENGTHS: Readonly<Record<string, number>> = { sha256: 43, sha384: 64, sha512: 86 }

/**
 * Hash of a script's bytes. Browsers pass over one that they cannot read and then check nothing at all, so it
 * has to be complete.
 */
export const scriptHash = v.pipe(
  v.string(must('be text')),
  v.check(isScriptHash, (issue) => {
    const written = String(issue.input)
    const sentence = must('be the hash of the script in base64, such as sha384-…')(issue)
    return sentence + didYouMean(algorithmOf(written), Object.keys(LENGTHS))
  }),
)

const algorithmOf = (hash: string): string => hash.split('-')[0]!

export function isScriptHash(value: string): boolean {
  const length = LENGTHS[algorithmOf(value)]
  return length !== undefined && new RegExp(`^\\w+-[A-Za-z0-9+/]{${length}}={0,2}$`).test(value)
}
