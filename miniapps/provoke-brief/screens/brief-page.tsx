import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { BRIEF_WORDS } from '../brief-words.ts'
import { Answers } from '../parts/answers.tsx'
import { Audience } from '../parts/audience.tsx'
import { BriefActions } from '../parts/brief-actions.tsx'
import { Budget } from '../parts/budget.tsx'
import { Learnings } from '../parts/learnings.tsx'
import { Objectives } from '../parts/objectives.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Standing } from '../parts/standing.tsx'

const PRIMARY = ['submit', 'approve', 'revise']

/** One brief: everything in it saves by itself. */
export function BriefPage({ params }: ScreenProps) {
  const page = { of: BRIEF, id: params['id']!, words: BRIEF_WORDS, primary: PRIMARY }
  return (
    <DocumentPage {...page} actions={<BriefActions />} lead={<Standing />}>
      <Answers />
      <Learnings />
      <Objectives />
      <Audience />
      <Budget />
      <Sheet />
    </DocumentPage>
  )
}
