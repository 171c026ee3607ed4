import { OBJECTIVES_MOST } from '../../domain/provoke-brief/limits.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Objectives as Lines } from '../../kit/planning/objectives.tsx'
import { words } from '../../kit/planning/words/words.ts'
import { Checks } from './checks.tsx'

/** The objectives of a brief, each with what does not fit. */
export const Objectives = () => (
  <Card title={words('objectives')}>
    <Lines
      of="objectives"
      most={OBJECTIVES_MOST}
      checks={(at) => <Checks at={at ? new RegExp(`^${at}/`) : /^objectives$/} />}
    />
  </Card>
)
