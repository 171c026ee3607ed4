import { Languages } from 'lucide'
import { pinAt, pinPath } from '../../domain/document/pin.ts'
import { SOURCE, TAXONOMY, TRANSLATION } from '../../domain/taxonomies/translation.ts'
import { AudienceSource } from '../../kit/audience/source/audience-source.tsx'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { Basket } from './basket.tsx'
import { Candidates } from './candidates.tsx'
import { TaxonomyOf } from './taxonomy-of.tsx'
import { type Translated, useTranslationWorld } from './translation-world.tsx'

/** From the audience by candidates to the basket. */
export function Translation() {
  const body = useBody()
  const { edition, survey, taxonomy, fits, translated } = useTranslationWorld()
  const isChosen = pinAt(body, SOURCE) !== undefined && pinAt(body, TAXONOMY) !== undefined
  // one after the other: whatever is missing or has failed stands in place of candidates
  const step = [edition, taxonomy, survey].find(({ data }) => data === undefined) ?? fits
  return (
    <div className="translation">
      <section className="translation-setup" aria-label={words('setup')}>
        <AudienceSource of={TRANSLATION} path={pinPath(SOURCE)} edition={edition} />
        <TaxonomyOf />
      </section>
      {isChosen ? (
        <Loaded
          of={step as typeof fits}
          label={kitWords('loading', { what: words('candidates') })}
          lines={[60, 100, 100]}
          lineHeight={4}
        >
          {() => translated && <Steps translated={translated} />}
        </Loaded>
      ) : (
        <EmptyState icon={Languages} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      )}
      <TextOf path="notes" label={words('notes')} lines={3} />
    </div>
  )
}

function Steps({ translated }: { translated: Translated }) {
  const { survey, edition } = translated
  const { slices, weight, base } = edition
  return (
    <>
      <div className="translation-steps">
        <Candidates translated={translated} />
        <Basket translated={translated} />
      </div>
      <SourceNote dataset={survey.dataset} {...{ slices, weight, base }} warnings={[words('bridgeNote')]} />
    </>
  )
}
