import { useEffect, useRef, type RefObject } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import sheet from '../../../kit/document/document.css?sheet'
import type { NotSent } from '../../../kit/document/not-sent-item.tsx'
import { NotSentList } from '../../../kit/document/not-sent-list.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { answerWords, attachmentWords } from '../run/answer-words.ts'
import { useAudit, type AuditInHand } from '../run/audit-context.ts'
import { focusAtTop } from '../focus-at-top.ts'
import type { LateAnswer } from '../run/late-answers.ts'
import { tookPlaceOfOthers } from './shown-questions.ts'
import { isElsewhere } from '../use-title-focus.ts'
import { words as roundWords } from '../rounds/words/words.ts'
import { words } from '../../words/words.ts'

/** What came too late for an audit that was submitted meanwhile; each answer stays until the person lets go of it. */
export function LeftBehind() {
  const { late } = useAudit()
  return late.length > 0 && <LeftList />
}

function LeftList() {
  const audit = useAudit()
  const format = useFormat()
  const list = useRef<HTMLElement>(null)
  const isOfOpenRun = audit.answers !== null && audit.late.every(({ runId }) => runId === audit.run?.id)
  useSheet(sheet)
  useFocusWhereLoadedAnew(list)
  return (
    <NotSentList
      ref={list}
      title={isOfOpenRun ? roundWords('change.left') : words('left.title')}
      items={audit.late.map((late) => notSent(late, audit, format))}
      onLetGo={(id) => audit.letGo(audit.late.find((late) => idOf(late) === id)!)}
    >
      {words('left.text')}
    </NotSentList>
  )
}

const idOf = ({ runId, questionId }: LateAnswer): string => `${runId}/${questionId}`

function notSent(late: LateAnswer, { scorecard, run }: AuditInHand, format: Format): NotSent {
  const { value, questionId, runId } = late
  const question = scorecard.questions.find(({ id }) => id === questionId) ?? null
  const askedThen = runId === run?.id ? question : null // a later run's scorecard may have other words
  const attached = [...(value.links ?? []), ...(value.files ?? [])].map(attachmentWords)
  const text = [value.notApplicable ? value.reason : '', value.evidence, ...attached]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
  const says = value.level !== null || value.notApplicable || text === ''
  return {
    id: idOf(late),
    name: question?.text ?? words('left.gone'),
    words: says ? answerWords(askedThen, value, format) : '',
    text,
  }
}

/** What was just typed stands here now, and not where the person was. */
function useFocusWhereLoadedAnew(list: RefObject<HTMLElement | null>): void {
  const { route } = useMiniApp()
  useEffect(() => {
    const { host } = list.current!.getRootNode() as ShadowRoot
    if (tookPlaceOfOthers(route) && !isElsewhere(host)) focusAtTop(list.current)
  }, [list, route])
}
