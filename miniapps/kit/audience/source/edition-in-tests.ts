import { canonical } from '../../../domain/audience/canonical.ts'
import { editionInTests as sample } from '../../../domain/audience/edition-in-tests.ts'
import type { Edition } from '../../../domain/audience/edition.ts'
import { parsed } from '../../../domain/audience/parsed-in-tests.ts'

/** The first edition of an audience of the survey of tests, from the text of its expression. */
export function editionInTests(text: string, more: Partial<Edition> = {}): Edition {
  const { expression, key } = canonical({ expression: parsed(text) })
  const size = { n: 140, w: 140, q: 150, universe: 18_600, margin: 0.04 }
  const publishedAt = '2026-03-02T10:00:00.000Z'
  return sample({ id: 'audience-1', latest: 1, expression, key, ...size, publishedAt, ...more })
}
