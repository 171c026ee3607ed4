import { LEARNING } from '../../domain/deliveries/learning.ts'
import { textOf } from '../../domain/document/change.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { LEARNING_WORDS } from '../learning-words.ts'
import { words } from '../words/words.ts'
import { useLearnings } from './use-learnings.ts'

/** Learnings from this plan. */
export function PlanLearnings() {
  const { basePath } = useMiniApp().route
  const learnings = useLearnings()
  if (learnings.length === 0) return null
  return (
    <Card title={words('learnings')}>
      <ul className="flagged">
        {learnings.map(({ id, title, status, columns }) => (
          <li key={id}>
            <p className="os-row">
              <Link to={basePath + LEARNING.opensAt!({ id, status, columns })}>
                {title || LEARNING_WORDS.untitled()}
              </Link>
              <Badge tone={LEARNING_WORDS.statusOf(status).tone}>
                {LEARNING_WORDS.statusOf(status).title}
              </Badge>
            </p>
            <p className="os-muted">{textOf(columns['evidence'])}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
