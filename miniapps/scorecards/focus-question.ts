/** Moves focus to a question and brings it to the top. */
export function focusQuestion(root: HTMLElement | null, questionId: string | null): void {
  const question = questionId === null ? null : root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(questionId)}"]`)
  if (!question) return
  question.focus({ preventScroll: true })
  question.scrollIntoView({ block: 'start' })
}
