import type { Completion } from '../../domain/onboarding/progress.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** How far somebody has come: a bar, and the same in words. */
export function ProgressBar({ of: { done, required, percent }, label }: { of: Completion; label: string }) {
  const { number, percent: percentSaid } = useFormat()
  return (
    <div className="progress">
      <progress aria-label={label} max={100} value={percent} />
      <span className="os-muted">
        {words('progress', {
          percent: percentSaid(percent / 100),
          done: number(done),
          required: number(required),
        })}
      </span>
    </div>
  )
}
