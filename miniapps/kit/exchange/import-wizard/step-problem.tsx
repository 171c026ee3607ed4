import { fileProblem } from './import-words.ts'

/** Why the last step of an import failed; nothing where none did. */
export function StepProblem({ problem }: { problem: unknown }) {
  if (problem === undefined) return null
  const { title, text } = fileProblem(problem)
  return (
    <p className="os-notice" data-tone="error" role="alert">
      {title}. {text}
    </p>
  )
}
