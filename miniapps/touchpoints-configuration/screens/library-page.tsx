import { TOUCHPOINT_LIBRARY } from '../../domain/touchpoints/touchpoint-library.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { LIBRARY_WORDS } from '../library-words.ts'
import { LibraryTools } from '../parts/library-tools.tsx'
import { Workspace } from '../parts/workspace.tsx'

const PRIMARY = ['ask', 'publish', 'revise']

/** The touchpoints of a market, or of all: tree, grid, and what has changed since they were published. */
export function LibraryPage({ params }: ScreenProps) {
  return (
    <DocumentPage
      of={TOUCHPOINT_LIBRARY}
      id={params['id']!}
      words={LIBRARY_WORDS}
      primary={PRIMARY}
      actions={<LibraryTools />}
    >
      <Workspace />
    </DocumentPage>
  )
}
