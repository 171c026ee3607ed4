import type { FieldProblem } from '../../../domain/document/definition.ts'
import { textAt } from '../../../domain/document/change.ts'
import { orderIn, QUESTION_ORDER, questionPath } from '../../../domain/scorecards/draft/draft-fields.ts'
import type { ProblemCode } from '../../../domain/scorecards/draft/draft-problems.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { fieldWords } from './field-words.ts'
import { words } from './words/words.ts'

/** Each with the way to the place where it is mended. */
export function ProblemList({ problems, onGo }: { problems: readonly FieldProblem[]; onGo(): void }) {
  const { document, audit } = useDraft()
  const { basePath } = useMiniApp().route
  const { number } = useFormat()
  const { body } = document
  const order = orderIn(body, QUESTION_ORDER)
  const addressOf = (questionId: string | undefined) =>
    questionId === undefined
      ? editPath(basePath, audit.scorecard.id, 'about')
      : `${editPath(basePath, audit.scorecard.id)}?question=${encodeURIComponent(questionId)}`
  return (
    <ul className="draft-problems">
      {problems.map(({ path, code }) => {
        const questionId = /^questions\/([^/]+)\//.exec(path)?.[1]
        const place = questionId === undefined ? -1 : order.indexOf(questionId)
        const what = words(`problem.${code as ProblemCode}`)
        if (code === 'no-question') return <li key={path}>{what}</li>
        return (
          <li key={`${path} ${code}`}>
            <Link to={addressOf(questionId)} onClick={onGo}>
              {place < 0
                ? words('problem.ofAudit', { field: fieldWords(path) ?? '', what })
                : words('problem.ofQuestion', {
                    place: number(place + 1),
                    text: textAt(body, questionPath(questionId!, 'text')) || words('question.untitled'),
                    field: fieldWords(path) ?? '',
                    what,
                  })}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
