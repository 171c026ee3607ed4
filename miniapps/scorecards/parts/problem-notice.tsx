import type { ProblemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'

/** Why an audit could not be started or handed in. */
export const ProblemNotice = ({ problem }: { problem: ProblemText | null }) =>
  problem && (
    <p className="os-notice" data-tone="error" role="alert">
      {words('problem', { title: problem.title, text: problem.text })}
    </p>
  )
