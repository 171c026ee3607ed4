import { useEffect, useId, useRef, type RefObject } from 'react'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useAudit } from './audit-context.ts'
import { focusAtTop } from './focus-at-top.ts'
import { LeftItem } from './left-item.tsx'
import { tookPlaceOfOthers } from './shown-questions.ts'
import { isElsewhere } from './use-title-focus.ts'

/** What came too late for an audit that was submitted meanwhile; each answer stays until the person lets go of it. */
export function LeftBehind() {
  const { left } = useAudit()
  return left.length > 0 && <LeftList />
}

function LeftList() {
  const id = useId()
  const { left, letGo } = useAudit()
  const list = useRef<HTMLElement>(null)
  useFocusPassedOn(list, 'h1')
  useFocusWhereLoadedAnew(list)
  return (
    <section ref={list} className="os-card left-behind" aria-labelledby={id} tabIndex={-1}>
      <div className="os-card-header">
        <h2 id={id} className="os-subtitle">
          Not saved before the audit was submitted
        </h2>
      </div>
      <p>
        What you entered here came too late and is kept in this browser tab only. Copy what you still need,
        then let go of it.
      </p>
      <ul>
        {left.flatMap(({ runId, answers }) =>
          answers.map((answer) => (
            <LeftItem
              key={`${runId}/${answer.questionId}`}
              {...answer}
              onLetGo={() => letGo(runId, answer.questionId)}
            />
          )),
        )}
      </ul>
    </section>
  )
}

/** What was just typed stands here now, and not where the person was. */
function useFocusWhereLoadedAnew(list: RefObject<HTMLElement | null>): void {
  const { route } = useMiniApp()
  useEffect(() => {
    const { host } = list.current!.getRootNode() as ShadowRoot
    if (tookPlaceOfOthers(route) && !isElsewhere(host)) focusAtTop(list.current)
  }, [list, route])
}
