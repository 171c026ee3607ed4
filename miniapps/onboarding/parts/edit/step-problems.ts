import { type EditedPath, type EditedStep, waitsForItself } from '../../../domain/onboarding/edited-paths.ts'
import { stepWords } from '../path-words.ts'
import { withStep } from './edited-list.ts'
import { words } from './words/words.ts'

export type StepProblems = Partial<Record<'title' | 'path' | 'quiz' | 'dependsOn', string>>

/** What keeps a step from being taken; the server asks the same again. */
export function stepProblems(path: EditedPath, step: EditedStep): StepProblems {
  const { isUsual } = stepWords(path.key, step)
  return {
    ...(!isUsual && !step.title.trim() && { title: words('titleMissing') }),
    ...(!/^\/(?!\/)\S*$/.test(step.path.trim()) && { path: words('linkWrong') }),
    ...(step.quiz &&
      !isUsual &&
      step.quiz.answers.some((each) => !each.trim()) && { quiz: words('answersMissing') }),
    ...(waitsForItself(withStep(path, step)) && { dependsOn: words('waits') }),
  }
}
