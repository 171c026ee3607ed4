import type { FieldProblem } from '../../../domain/document/definition.ts'
import type { FieldView } from '../field-view.ts'
import type { OpenDocument } from '../open-document.ts'
import { words as kitWords } from '../words/words.ts'
import type { DocumentWords } from './document-words.ts'

/** Why a field cannot stay as it is, in the person's language: its value is refused, or it keeps an action from being done. */
export function errorText(
  document: OpenDocument,
  words: Partial<DocumentWords>,
  problems: readonly FieldProblem[],
  path: string,
  { state, message }: FieldView,
): string | undefined {
  const say = (problem: FieldProblem) => words.problemOf?.(problem) ?? problem.message
  if (state === 'closed') return kitWords('field.closed')
  if (state !== 'invalid') {
    const problem = problems.find((each) => each.path === path)
    return problem && say(problem)
  }
  const wrong = document.wrongAt(path)
  if (!wrong) return message
  if ('path' in wrong) return say(wrong)
  const { code, values } = wrong
  return code === 'too-long' ? kitWords('field.too-long', { ...values }) : kitWords('field.wrong')
}
