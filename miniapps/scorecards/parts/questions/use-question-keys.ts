import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Level, Question } from '../../../domain/scorecards/scorecard.ts'
import { isTyping } from '../../../kit/bridge/is-typing.ts'
import { useLatestMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { levelChosen, NOT_APPLICABLE_CHOSEN, UNKNOWN_CHOSEN } from '../run/answer-value.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { hasOption } from './question-options.ts'
import { questionOf } from './use-current-question.ts'

export interface QuestionKeys {
  answers: RunAnswers
  questions: readonly Question[]
  /** The question being read, where keys go on from while no question has focus. */
  current: string | null
  jump(questionId: string | null): void
  jumpToUnanswered(): void
}

/**
 * Keys of the questionnaire, from the moment it is drawn: on a busy machine other effects may come a tenth of a second later.
 * Single ones act only while focus is in it and nobody types, and can be turned off: WCAG 2.1.4.
 */
export function useQuestionKeys(root: RefObject<HTMLElement | null>, keys: QuestionKeys): void {
  const now = useLatestMiniApp()
  const { number } = useFormat()
  const say = (level: Level | null) =>
    now().portal.announce(
      level === null ? words('answer.unknown') : words('answer.level', { level: number(level) }),
    )
  const latest = useRef({ ...keys, say })
  useLayoutEffect(() => {
    latest.current = { ...keys, say }
  })
  useLayoutEffect(() => {
    const element = root.current!
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (event.key.length === 1 && !now().context.singleKeys) return
      if ((event.target as Element).closest('dialog')) return // nothing behind it can be reached
      if (act(event, latest.current)) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const pressed = questionOf(event.target) // not later: behind the shadow root it is the host
      if (hasOption('advance') && isLevelPressed(event))
        requestAnimationFrame(() => move(latest.current, pressed, 1))
    }
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('click', onClick)
    }
  }, [root, now])
}

/** Keys whose answer is said, because nothing else tells who does not look. */
type SpokenKeys = QuestionKeys & { say(level: Level | null): void }

/** True when the key did something. */
function act(event: KeyboardEvent, keys: SpokenKeys): boolean {
  const { jump, jumpToUnanswered } = keys
  const target = event.target as HTMLElement
  const focused = questionOf(target)
  if (isTyping(event)) return target.matches('textarea') && event.key === 'Escape' && (jump(focused), true)
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const step = stepOf(key, target)
  if (step !== 0) return move(keys, focused, step)
  if (key === 'o') return (jumpToUnanswered(), true)
  if (focused === null) return answerFromTitle(event, key, keys)
  return actOn(target, focused, key, keys)
}

/** Answers a question that has the focus in it. */
function actOn(target: HTMLElement, focused: string, key: string, keys: SpokenKeys): boolean {
  const { answers, say } = keys
  if (/^[0-4]$/.test(key)) {
    const level = Number(key) as Level
    answers.change(focused, levelChosen(level), 'now')
    say(level)
    return advanceByKey(target, keys)
  }
  if (key === 'u') {
    answers.change(focused, UNKNOWN_CHOSEN, 'now')
    say(null)
    return advanceByKey(target, keys)
  }
  const question = target.closest('[data-question]')!
  if (key === 'c') return (question.querySelector<HTMLElement>('[data-clear]')?.click(), true)
  if (key === 'y') return (question.querySelector<HTMLElement>('[data-confirm]')?.click(), true)
  if (key === 'n') answers.change(focused, NOT_APPLICABLE_CHOSEN, 'now')
  else if (key !== 'e') return false
  // 'n' asks for the reason next, 'e' leads to the evidence
  const field = key === 'n' ? '[data-field=reason] textarea' : '[data-field=evidence] textarea'
  requestAnimationFrame(() => writeOn(question.querySelector<HTMLTextAreaElement>(field)))
  return true
}

/** By the pointer, not by arrows, which choose each level on the way; what does not apply is asked for its reason. */
const isLevelPressed = ({ target, detail }: MouseEvent): boolean =>
  detail > 0 &&
  target instanceof Element &&
  !target.matches('input') &&
  target.closest('.level:not([data-mark=N])') !== null

/** On to the next question, for whoever likes it so. */
function advanceByKey(target: HTMLElement, keys: QuestionKeys): true {
  if (hasOption('advance')) move(keys, questionOf(target), 1)
  return true
}

/** Right after the start the focus is on the title: keys that answer go to the question that is read. */
function answerFromTitle(event: KeyboardEvent, key: string, keys: SpokenKeys): boolean {
  const read = keys.current ?? keys.questions[0]?.id ?? null
  if (read === null || !/^[0-4uneyc]$/.test(key) || !(event.target as Element).matches('h1')) return false
  keys.jump(read)
  const { activeElement } = (event.target as Element).getRootNode() as ShadowRoot
  return questionOf(activeElement) === read && actOn(activeElement as HTMLElement, read, key, keys)
}

/** Behind what stands there already. */
function writeOn(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Arrows move only from the question itself: in the levels they choose. */
function stepOf(key: string, target: HTMLElement): -1 | 0 | 1 {
  if (key === 'j') return 1
  if (key === 'k') return -1
  if (!target.hasAttribute('data-question')) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

/** From a question to its neighbour; from elsewhere to the question being read. */
function move({ questions, current, jump }: QuestionKeys, from: string | null, step: number): boolean {
  const place = questions.findIndex(({ id }) => id === (from ?? current))
  const next = from === null ? questions[Math.max(place, 0)] : questions[place + step]
  if (next) jump(next.id)
  return next !== undefined
}
