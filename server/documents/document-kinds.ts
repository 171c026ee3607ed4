import { SCORECARD_RUNS } from '../api/scorecards/scorecard-run-kind.ts'
import type { DocumentKind } from './document-kind.ts'

/** Every type of document; a new one is one line here. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [SCORECARD_RUNS]
