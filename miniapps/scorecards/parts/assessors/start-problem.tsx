import type { ProblemText } from '../../../kit/words/problem-text.ts'
import { words } from '../../words/words.ts'

/** Why a run could not be started. */
export const StartProblem = ({ problem }: { problem: ProblemText | null }) =>
  problem && (
    <p className="os-notice" data-tone="error" role="alert">
      {words('problem', { title: problem.title, text: problem.text })}
    </p>
  )
