import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { AUDIENCE_WORDS } from '../audience-words.ts'
import { BasisCard } from '../parts/basis-card.tsx'
import { BuilderWorldProvider } from '../parts/builder-world.tsx'
import { EditionNote } from '../parts/edition-note.tsx'
import { RulesPane } from '../parts/rules/rules-pane.tsx'
import { FunnelCard } from '../parts/size/funnel-card.tsx'
import { NotAsked } from '../parts/size/not-asked.tsx'
import { SizeBand } from '../parts/size/size-band.tsx'
import { SuggestCard } from '../parts/size/suggest-card.tsx'
import { Tags } from '../parts/tags.tsx'
import { TextPane } from '../parts/text/text-pane.tsx'
import { words } from '../words/words.ts'

const FilesBar = lazily(async () => (await import('../parts/files/files-bar.tsx')).FilesBar)

/** One audience: who they are as rules and as text, how many, and what each rule does to that. */
export function AudiencePage({ params }: ScreenProps) {
  return (
    <DocumentPage of={AUDIENCE} id={params['id']!} words={AUDIENCE_WORDS} primary={['publish', 'revise']}>
      <BuilderWorldProvider>
        <div className="builder">
          <EditionNote />
          <SizeBand />
          <NotAsked />
          <div className="builder-work">
            <RulesPane />
            <TextPane />
          </div>
          <FilesBar />
          <FunnelCard />
          <SuggestCard />
          <BasisCard />
          <Tags />
          <TextOf path="notes" label={words('notes')} lines={4} />
        </div>
      </BuilderWorldProvider>
    </DocumentPage>
  )
}
