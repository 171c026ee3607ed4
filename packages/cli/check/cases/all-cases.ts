import type { CasePage, SummaryCase } from '../case.ts'
import { heap } from './heap.ts'
import { lateFailure } from './late-failure.ts'
import { instances, leaks } from './life.ts'
import { accessible, rightToLeft, styles, theme } from './look.ts'
import { exportsElement, mounts } from './mounting.ts'
import { phases } from './phases.ts'
import { events, needs, policies } from './summaries.ts'
import { SWAPS } from './swaps.ts'

/** In the order of the verdict; what fails on the first page at "mount" leaves the rest unjudged. */
export const PAGES: readonly CasePage[] = [
  { cases: [exportsElement, mounts, accessible, styles, theme, rightToLeft, ...SWAPS] },
  { dev: true, cases: [leaks, instances] },
  { cases: [heap] },
  { servers: 'slow', cases: [phases] },
  { servers: 'failing', cases: [lateFailure] },
]

export const SUMMARIES: readonly SummaryCase[] = [events, policies, needs]
