import type { Refusals } from '../kit/refusal.ts'
import { SHARED_REFUSALS } from '../kit/shared-refusals.ts'

export interface ReferredNoun {
  noun: string
  refusals?: Readonly<Record<string, readonly [status: number, sentence: string]>>
}

type Sentences = Record<string, string>

/** Refusals of an API and those that all share, by status and code. */
export function refusalsOf(noun: ReferredNoun | undefined): Record<string, Sentences> {
  const found: Record<string, Sentences> = {}
  const all: Refusals | ReferredNoun['refusals'] = { ...SHARED_REFUSALS, ...noun?.refusals }
  for (const [code, [status, sentence]] of Object.entries(all))
    found[status] = { ...found[status], [code]: sentence }
  return found
}

/** The components that the operations of a tag refer to, such as `requests-409`. */
export function problemResponses(tag: string, noun: ReferredNoun | undefined): Record<string, object> {
  return Object.fromEntries(
    Object.entries(refusalsOf(noun)).map(([status, sentences]) => [
      `${tag}-${status}`,
      {
        description: `Refused: ${Object.keys(sentences).join(', ')}.`,
        content: {
          'application/problem+json': {
            schema: {
              $ref: '#/components/schemas/Problem',
              properties: { code: { enum: Object.keys(sentences) } },
            },
          },
        },
        'x-sentences': sentences,
      },
    ]),
  )
}
