import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { textAt } from '../../../domain/document/change.ts'
import { draftProblems } from '../../../domain/scorecards/draft/draft-problems.ts'
import { orderIn, QUESTION_ORDER, questionPath } from '../../../domain/scorecards/draft/draft-fields.ts'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { words } from './words/words.ts'

/** The questions in their order; those that keep the draft from being published are marked. */
export function QuestionList({ current }: { current: string | undefined }) {
  const { document, audit } = useDraft()
  const { basePath } = useMiniApp().route
  const { number } = useFormat()
  useStore(document.$fields)
  const { body } = document
  const problems = draftProblems(body)
  const address = editPath(basePath, audit.scorecard.id)
  return (
    <nav aria-label={words('view.questions')}>
      <ol className="draft-questions">
        {orderIn(body, QUESTION_ORDER).map((id, index) => (
          <li key={id}>
            <Link
              look="plain"
              to={`${address}?question=${encodeURIComponent(id)}`}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className="os-muted">{number(index + 1)}</span>
              <span>{textAt(body, questionPath(id, 'text')) || words('question.untitled')}</span>
              {problems.some(({ path }) => path.startsWith(`questions/${id}/`)) && (
                <span className="draft-mark">
                  <Icon of={CircleAlert} />
                  <span className="os-visually-hidden">{words('question.incomplete')}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
