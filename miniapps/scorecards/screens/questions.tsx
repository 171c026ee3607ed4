import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { SEE_RESULT, START } from '../audit-actions.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ClipboardCheck } from 'lucide'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { KindNote } from '../parts/assessors/kind-note.tsx'
import { useAudit } from '../parts/run/audit-context.ts'
import { ClosedNotice } from '../parts/run/closed-notice.tsx'
import { RunActions } from '../parts/questions/run-actions.tsx'
import type { RunAnswers } from '../parts/run/run-answers.ts'
import { EndOfQuestions } from '../parts/questions/end-of-questions.tsx'
import { focusQuestion } from '../parts/questions/focus-question.ts'
import { LeftBehind } from '../parts/questions/left-behind.tsx'
import { NEXT_QUESTION } from '../parts/place.ts'
import { ProgressBar } from '../parts/questions/progress-bar.tsx'
import { FilterChoice, useQuestionFilter } from '../parts/questions/question-filter.tsx'
import { OptionChoice } from '../parts/questions/option-choice.tsx'
import { QuestionRail } from '../parts/questions/question-rail.tsx'
import { PeriodChoice } from '../parts/rounds/period-choice.tsx'
import { ReturnedNote } from '../parts/rounds/review-bar.tsx'
import { useAsked } from '../parts/rounds/use-asked.ts'
import { proposalsOf } from '../parts/rounds/proposals.ts'
import { QuestionSection } from '../parts/questions/question-section.tsx'
import { RestoredNote } from '../../kit/document/restored-note.tsx'
import { ShortcutList } from '../parts/questions/shortcut-list.tsx'
import { tookPlaceOfOthers, useShownQuestions } from '../parts/questions/shown-questions.ts'
import { byDimension, nextOf } from '../parts/run/standing.ts'
import { UpgradeOffer } from '../parts/upgrade/upgrade-offer.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useTeller } from '../parts/run/use-teller.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { useCurrentQuestion } from '../parts/questions/use-current-question.ts'
import { useQuestionKeys } from '../parts/questions/use-question-keys.ts'
import { readEntry, writeEntry } from '../../kit/bridge/use-entry-state.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { useSaveAnnouncements } from '../parts/run/use-save-announcements.ts'
import documentSheet from '../../kit/document/document.css?sheet'
import { useSendFailure } from '../../kit/document/use-document.ts'
import sheet from './questionnaire.css?sheet'
import { words } from '../words/words.ts'

/** In the entry of the history: the question of its address that was led to. */
const REACHED = 'question reached'

/** The questionnaire: people spend an hour here. */
export function Questions() {
  const audit = useAudit()
  const { scorecard, run, answers } = audit
  useSheet(sheet)
  useAppBreadcrumbs(scorecard.title, words('questions'), audit.path('intro'))
  useTitleFocus({ hasKeys: true })
  useShownQuestions()
  useSheet(documentSheet)
  if (run && answers) return <Questionnaire answers={answers} />
  return (
    <div className="os-page">
      <PageHeader title={scorecard.title} />
      <LeftBehind />
      <EmptyState
        icon={ClipboardCheck}
        action={<ActionBar actions={[START, SEE_RESULT]} on={audit} hint={scorecard.title} />}
        title={words(run ? 'questions.submitted.title' : 'questions.notStarted.title')}
      >
        {words(run ? 'questions.submitted.text' : 'questions.notStarted.text')}
      </EmptyState>
    </div>
  )
}

function Questionnaire({ answers }: { answers: RunAnswers }) {
  const {
    scorecard: { dimensions, questions, title },
    entries,
    standing,
    isClosed,
    earlier,
  } = useAudit()
  const proposals = useMemo(() => proposalsOf(earlier), [earlier])
  const [restored] = useState(() => answers.restored)
  const failure = useSendFailure(answers.client)
  const brand = useMiniApp().context.workspace?.name
  const root = useRef<HTMLDivElement>(null)
  const current = useCurrentQuestion(root)
  const asked = useAsked(answers, questions, entries)
  const filter = useQuestionFilter(standing, asked)
  const { reveal, shown } = filter
  const jump = useCallback(
    (questionId: string | null) => {
      if (questionId !== null) reveal(questionId)
      focusQuestion(root.current, questionId)
    },
    [reveal],
  )
  const jumpToUnanswered = () => jump(nextOf(standing.unanswered, questions, current))
  const reached = shown ? questions.filter(({ id }) => shown.has(id)) : questions
  useQuestionKeys(root, { answers, questions: reached, current, jump, jumpToUnanswered })
  useQuestionInAddress(jump, standing.unanswered[0]?.id ?? null)
  useSaveAnnouncements(entries)
  const teller = useTeller(questions, entries)
  const sections = byDimension(dimensions, questions, entries)
  return (
    <div className="os-page questionnaire" ref={root}>
      <PageHeader
        title={title}
        subtitle={brand === undefined ? words('questions.leadUnnamed') : words('questions.lead', { brand })}
        actions={<RunActions answers={answers} onJump={jump} />}
      />
      <LeftBehind />
      {isClosed && <ClosedNotice />}
      <UpgradeOffer />
      <ReturnedNote document={answers.run} />
      <KindNote />
      <RestoredNote count={restored} />
      <ProgressBar current={current} onJump={jump} onNext={jumpToUnanswered} />
      <div className="questionnaire-body">
        <aside className="questionnaire-rail" aria-label={words('progress')}>
          <QuestionRail sections={sections} asked={asked} current={current} onJump={jump} />
          <ShortcutList />
        </aside>
        <div className="questionnaire-sections">
          <div className="questions-head">
            <PeriodChoice answers={answers} />
            <FilterChoice filter={filter} />
            <OptionChoice />
          </div>
          {sections.map((section, index) => (
            <QuestionSection
              key={index}
              {...section}
              answers={answers}
              teller={teller}
              failure={failure}
              shown={shown}
              proposals={proposals}
            />
          ))}
          <EndOfQuestions onNext={jumpToUnanswered} />
        </div>
      </div>
    </div>
  )
}

/** A link names a question, or the next one: start there, unless what came too late has taken the focus meanwhile, or the person comes back to where they went on from there. */
function useQuestionInAddress(jump: (questionId: string | null) => void, next: string | null): void {
  const { context, route } = useMiniApp()
  const person = context.user?.id ?? ''
  const { late } = useAudit()
  const [first] = useState({ next, cameTooLate: late.length > 0 })
  useEffect(() => {
    const { question } = route.query
    if (
      !question ||
      readEntry(person, REACHED) === question ||
      (first.cameTooLate && tookPlaceOfOthers(route))
    )
      return
    const wanted = question === NEXT_QUESTION ? first.next : question
    const frame = requestAnimationFrame(() => {
      // after the shell has moved focus to the title
      jump(wanted)
      writeEntry(person, REACHED, question)
    })
    return () => cancelAnimationFrame(frame)
  }, [route, first, jump, person])
}
