import { UserX } from 'lucide'
import { deniedQuestions, withAnswered } from '../../../domain/audience/denied-questions.ts'
import type { Expression } from '../../../domain/audience/expression.ts'
import { sizeText } from '../../../kit/audience/figure-text.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { universeIn } from '../../../domain/audience/size/size-of.ts'
import { useCounted } from './use-counted.ts'

/** People whom a NOT takes in though they were never asked: their number, and the rule that leaves them out. */
export function NotAsked() {
  const { survey, asks, tree, built, frame, nodes, isClosed, set } = useBuilderWorld()
  const { portal } = useMiniApp()
  const format = useFormat()
  const denied = deniedQuestions(tree, built)
  const notAsked = denied.map(({ variable }): Expression => ({
    op: 'and',
    of: [nodes.expression, { op: 'not', of: { op: 'answered', variable } }],
  }))
  const { table } = useCounted(survey.data, denied.length > 0 ? asks(notAsked) : null)
  const lines = denied.flatMap((question, at) => {
    const universe = universeIn(table?.cells[at]?.at(-1))
    return universe && table!.cells.length === denied.length + 1 ? [{ question, universe }] : []
  })
  if (lines.length === 0) return null
  return (
    <section className="os-notice not-asked" data-tone="information" aria-label={words('notAsked')}>
      <Icon of={UserX} />
      <ul>
        {lines.map(({ question, universe }) => (
          <li key={question.variable}>
            <span>
              {words('notAskedLine', {
                size: sizeText(format, universe),
                question: frame.find(({ name }) => name === question.variable)?.label ?? question.variable,
              })}
            </span>
            {!isClosed && (
              <Button
                size="s"
                onClick={({ currentTarget }) => {
                  const page = currentTarget.closest<HTMLElement>('.builder')!
                  set(withAnswered(tree, question, newId))
                  portal.announce(words('answeredAdded'))
                  page.querySelector<HTMLElement>(`[data-node="${question.node}"] .rule-name`)?.focus()
                }}
              >
                {words('addAnswered')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
