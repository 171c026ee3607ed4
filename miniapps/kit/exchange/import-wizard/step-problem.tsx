import { fileProblem } from './import-words.ts'

/** Why the last step of an import failed, in the app's own words if it has some; nothing where none did. */
export function StepProblem({ problem, own }: { problem: unknown; own?: string | undefined }) {
  if (problem === undefined) return null
  const { title, text } = fileProblem(problem)
  return (
    <p className="os-notice" data-tone="error" role="alert">
      {own ?? `${title}. ${text}`}
    </p>
  )
}
