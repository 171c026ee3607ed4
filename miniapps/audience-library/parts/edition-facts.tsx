import type { Edition } from '../../domain/audience/edition.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { editionProperties } from './edition-properties.ts'

/** Properties of one edition as it was published. */
export function EditionFacts({ edition }: { edition: Edition }) {
  const format = useFormat()
  return (
    <Card title={audienceWords('editionOf', { version: edition.version })} className="edition-facts">
      <Facts of={editionProperties(format).map(({ title, of }) => [title, of(edition)] as const)} />
    </Card>
  )
}
