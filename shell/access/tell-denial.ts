import type { Denial } from '../contract/denial.ts'
import { explain } from '../stores/explanation.ts'
import { traceRefusedVisit } from '../stores/refused-visits.ts'
import { notify } from '../stores/notices.ts'
import { words } from '../words/signed-in/words/words.ts'

/** A refused visit leaves a trace, and the person reads why; the header's explanation says more. */
export function tellDenial(denial: Denial): void {
  traceRefusedVisit(denial)
  notify({ kind: 'warning', text: denial.because, action: { label: words('why'), run: explain } })
}
