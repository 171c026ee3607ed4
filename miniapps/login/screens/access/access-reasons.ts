import type { AccessStateReason } from '../../../../shell/contract/entities.ts'
import { words } from './words/words.ts'

/** What somebody reads who was not let in. */
export interface AccessExplanation {
  title: string
  /** What is missing. */
  text: string
  /** Whom to ask. */
  ask: string
  /** What to say to them. */
  request: string
}

/** Spec sections 4 and 5: each reason in words a person can act on; an old bookmark opens the page without a reason. */
export function explainAccess(reason: AccessStateReason | null, tenant: string): AccessExplanation {
  const key = reason ?? 'NO_REASON'
  const said = (part: keyof AccessExplanation) => words(`${key}.${part}`, { tenant })
  return { title: said('title'), text: said('text'), ask: said('ask'), request: said('request') }
}
