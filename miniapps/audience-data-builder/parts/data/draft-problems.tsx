import type { DraftProblem } from '../../../domain/surveys/draft/built-variable.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

/** Variables, bands and expressions of the draft that cannot be made, each by its name. */
export function DraftProblems() {
  const { problems } = useSource().look!
  if (problems.length === 0) return null
  return (
    <div className="os-notice" data-tone="error" role="alert">
      <ul className="data-list">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.text}`}>{problemText(problem)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Places of an expression count from 1 for people. */
const problemText = ({ path, code, text = '', at = 0 }: DraftProblem): string =>
  words(`draft.${code}`, { text: text || path.split('/')[1]!, at: at + 1 })
