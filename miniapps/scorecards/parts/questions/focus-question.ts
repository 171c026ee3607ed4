import { focusAtTop } from '../focus-at-top.ts'

/** Moves focus to a question and brings it to the top. */
export function focusQuestion(root: HTMLElement | null, questionId: string | null): void {
  if (questionId !== null)
    focusAtTop(root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(questionId)}"]`))
}
