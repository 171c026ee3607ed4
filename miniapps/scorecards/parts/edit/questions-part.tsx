import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { ListPlus, Plus, Trash2 } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { orderIn, QUESTION_ORDER, questionPath } from '../../../domain/scorecards/draft/draft-fields.ts'
import { MAX_QUESTIONS } from '../../../domain/scorecards/limits.ts'
import { controlAt } from '../../../kit/document/field-trouble.tsx'
import { useDraft } from './draft-context.ts'
import { questionAdded, removed } from './draft-steps.ts'
import { editPath } from './edit-path.ts'
import { MoveButtons } from './move-buttons.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** The list of questions, and one of them to be edited. */
export function QuestionsPart() {
  const { document } = useDraft()
  const { route } = useMiniApp()
  useStore(document.$fields)
  const order = orderIn(document.body, QUESTION_ORDER)
  const asked = route.query['question']
  const current = asked !== undefined && order.includes(asked) ? asked : order[0]
  const { root, focusSoon } = useFocusSoon(current)
  const { add, remove, undo, isRemoved } = useSteps(current, focusSoon)
  return (
    <div className="draft-columns" ref={root}>
      <div className="draft-side">
        <QuestionList current={current} />
        {isRemoved && (
          <p className="os-notice" role="status">
            {words('question.removed')}{' '}
            <Button size="s" variant="quiet" data-undo onClick={undo}>
              {kitWords('undo')}
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
              <MoveButtons path={QUESTION_ORDER} id={current} />
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

/** What a step leads to has the focus as soon as it is there: a button that has gone must not take it along. */
function useFocusSoon(current: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView()
    const target = wanted.current && root.current?.querySelector<HTMLElement>(wanted.current)
    if (!target) return
    wanted.current = undefined
    target.focus()
  }, [current])
  return { root, focusSoon: (selector: string) => void (wanted.current = selector) }
}

function useSteps(current: string | undefined, focusSoon: (selector: string) => void) {
  const { document, audit } = useDraft()
  const { context, portal, route } = useMiniApp()
  const [gone, setGone] = useState<{ id: string; at: number }>()
  const goTo = (id: string | undefined) => {
    const address = editPath(route.basePath, audit.scorecard.id)
    portal.navigate(id === undefined ? address : `${address}?question=${encodeURIComponent(id)}`)
  }
  const placeOf = (id: string) => orderIn(document.body, QUESTION_ORDER).indexOf(id) + 1
  return {
    isRemoved: gone !== undefined && placeOf(gone.id) === 0,
    add() {
      const id = `q-${crypto.randomUUID().slice(0, 8)}`
      const on = new Date().toISOString().slice(0, 10)
      const source = { name: context.tenant.name, on }
      document.set(questionAdded(document.body, id, { after: current, source }))
      setGone(undefined)
      focusSoon(controlAt(questionPath(id, 'text')))
      goTo(id)
    },
    remove() {
      const order = orderIn(document.body, QUESTION_ORDER)
      const at = order.indexOf(current!)
      document.set(removed(document.body, QUESTION_ORDER, current!))
      setGone({ id: current!, at })
      focusSoon('[data-undo]')
      goTo(order[at + 1] ?? order[at - 1])
    },
    undo() {
      const { id, at } = gone!
      document.set({ [QUESTION_ORDER]: orderIn(document.body, QUESTION_ORDER).toSpliced(at, 0, id) })
      focusSoon('.draft-questions a[aria-current]')
      goTo(id)
      portal.announce(words('question.back'))
    },
  }
}
