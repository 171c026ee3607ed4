import { words } from '../words/words.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { Cover } from './cover.tsx'
import { MostDifferent } from './most-different.tsx'
import { PortraitPaper } from './portrait-paper.tsx'
import type { Told } from './portrait-world.tsx'
import { SectionChoice } from './section-choice.tsx'
import { SectionPart } from './section-part.tsx'
import { shownSections } from '../../domain/profiles/told.ts'
import { basisOf, footLine } from './portrait-texts.ts'

/** Cover, most different answers, and bars by section. */
export function ShownPortrait({ told }: { told: Told }) {
  const body = useBody()
  return (
    <>
      <Cover told={told} />
      <MostDifferent told={told} />
      <section className="profile-sections" data-source="once" aria-label={words('sections')}>
        <SectionChoice sections={told.sections} />
        {shownSections(told, body).map((section) => (
          <SectionPart key={section} section={section} told={told} />
        ))}
      </section>
      <div>
        <p className="os-help">{footLine(told)}</p>
        <SourceNote {...basisOf(told)} />
      </div>
      <PortraitPaper told={told} />
    </>
  )
}
