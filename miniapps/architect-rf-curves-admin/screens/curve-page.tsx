import { CURVE } from '../../domain/curves/curve.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { CURVE_WORDS } from '../curve-words.ts'
import { CurveFacts } from '../parts/curve-facts.tsx'
import { Fitter } from '../parts/fitter.tsx'
import { VersionOverlay } from '../parts/version-overlay.tsx'

const PRIMARY = ['ask', 'approve', 'revise']

/** One curve: what was observed, the families that may explain it, and the one that is approved. */
export function CurvePage({ params }: ScreenProps) {
  return (
    <DocumentPage of={CURVE} id={params['id']!} words={CURVE_WORDS} primary={PRIMARY}>
      <Fitter />
      <VersionOverlay />
      <CurveFacts />
    </DocumentPage>
  )
}
