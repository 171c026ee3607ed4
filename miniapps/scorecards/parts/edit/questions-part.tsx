import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, ListPlus, Plus, Trash2 } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { orderIn, QUESTION_ORDER } from '../../../domain/scorecards/draft/draft-fields.ts'
import { MAX_QUESTIONS } from '../../../domain/scorecards/limits.ts'
import { useDraft } from './draft-context.ts'
import { moved, questionAdded, removed } from './draft-steps.ts'
import { editPath } from './edit-path.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import { words } from './words/words.ts'

/** The list of questions, and one of them to be edited. */
export function QuestionsPart() {
  const { document } = useDraft()
  const { route } = useMiniApp()
  useStore(document.$fields)
  const order = orderIn(document.body, QUESTION_ORDER)
  const asked = route.query['question']
  const current = asked !== undefined && order.includes(asked) ? asked : order[0]
  const { add, move, remove, undo, isRemoved } = useSteps(current)
  return (
    <div className="draft-columns">
      <div className="draft-side">
        <QuestionList current={current} />
        {isRemoved && (
          <p className="os-notice" role="status">
            {words('question.removed')}{' '}
            <Button size="s" variant="quiet" onClick={undo}>
              {words('action.undo')}
            </Button>
          </p>
        )}
        <Button icon={Plus} disabled={order.length >= MAX_QUESTIONS} onClick={add}>
          {words('action.addQuestion')}
        </Button>
      </div>
      {current === undefined ? (
        <EmptyState icon={ListPlus} title={words('question.none')} headingLevel={2}>
          {words('question.noneText')}
        </EmptyState>
      ) : (
        <Card
          key={current}
          title={words('question.place', { place: order.indexOf(current) + 1, all: order.length })}
          aside={
            <span className="os-row">
              <Button
                variant="quiet"
                size="s"
                icon={ArrowUp}
                iconOnly
                disabled={order.indexOf(current) === 0}
                onClick={() => move(-1)}
              >
                {words('action.moveUp')}
              </Button>
              <Button
                variant="quiet"
                size="s"
                icon={ArrowDown}
                iconOnly
                disabled={order.indexOf(current) === order.length - 1}
                onClick={() => move(1)}
              >
                {words('action.moveDown')}
              </Button>
              <Button variant="quiet" size="s" icon={Trash2} onClick={remove}>
                {words('action.remove')}
              </Button>
            </span>
          }
        >
          <QuestionForm id={current} />
        </Card>
      )}
    </div>
  )
}

function useSteps(current: string | undefined) {
  const { document, audit } = useDraft()
  const { context, portal, route } = useMiniApp()
  const [isRemoved, setIsRemoved] = useState(false)
  const goTo = (id: string | undefined) => {
    const address = editPath(route.basePath, audit.scorecard.id)
    portal.navigate(id === undefined ? address : `${address}?question=${encodeURIComponent(id)}`)
  }
  const placeOf = (id: string) => orderIn(document.body, QUESTION_ORDER).indexOf(id) + 1
  return {
    isRemoved,
    add() {
      const id = `q-${crypto.randomUUID().slice(0, 8)}`
      const on = new Date().toISOString().slice(0, 10)
      const source = { name: context.tenant.name, on }
      document.set(questionAdded(document.body, id, { after: current, source }))
      setIsRemoved(false)
      goTo(id)
    },
    move(by: -1 | 1) {
      const values = moved(document.body, QUESTION_ORDER, current!, by)
      if (!values) return
      document.set(values)
      portal.announce(words('question.movedTo', { place: placeOf(current!) }))
    },
    remove() {
      const order = orderIn(document.body, QUESTION_ORDER)
      const at = order.indexOf(current!)
      document.set(removed(document.body, QUESTION_ORDER, current!))
      setIsRemoved(true)
      goTo(order[at + 1] ?? order[at - 1])
    },
    undo() {
      document.undo()
      setIsRemoved(false)
      portal.announce(words('question.back'))
    },
  }
}
