import { useState } from 'react'
import { WandSparkles } from 'lucide'
import { byRecall } from '../../domain/taxonomies/candidates.ts'
import { PROPOSED_MAX } from '../../domain/taxonomies/limits.ts'
import { proposeCover } from '../../domain/taxonomies/propose-cover.ts'
import { pathOf } from '../../domain/taxonomies/taxonomy.ts'
import { basketOf, basketPath, floorOf } from '../../domain/taxonomies/translation.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { type OpenFields, useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { CandidateTable } from './candidate-table.tsx'
import { LikeCandidates } from './like-candidates.tsx'
import type { Translated } from './translation-world.tsx'

const PERCENT = 100

interface Proposal extends Pick<OpenFields, 'document'> {
  translated: Translated
}

/** Fills the basket with the segments that reach most of the audience together. */
const PROPOSE = action<Proposal>({
  key: 'propose-segments',
  label: () => words('propose'),
  icon: WandSparkles,
  run: async ({ portal }, { document, translated }) => {
    const { segments, count } = translated
    const asked = { segments, k: PROPOSED_MAX, floor: floorOf(document.body), count }
    const chosen = await proposeCover(asked)
    const before = basketOf(document.body).map((id) => [basketPath(id), null] as const)
    const after = chosen.map((id) => [basketPath(id), id] as const)
    if (chosen.length) document.set({ ...Object.fromEntries([...before, ...after]), join: 'any' })
    portal.announce(words('proposed', { count: chosen.length }))
  },
})

/** Segments that are precise enough, the most of the audience first, and nodes that are only called alike. */
export function Candidates({ translated }: { translated: Translated }) {
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const [sought, setSought] = useState('')
  const { nodes, candidates } = translated
  const floor = floorOf(body)
  const all = [...candidates.values()]
  const isSought = (id: string) =>
    pathOf(nodes, id).join(' ').toLowerCase().includes(sought.trim().toLowerCase())
  const precise = byRecall(all, floor)
  const below = all.filter(({ fit }) => fit !== null).length - precise.length
  const hidden = all.filter(({ fit }) => fit === null).length
  return (
    <section className="translation-candidates" aria-labelledby="candidates">
      <div className="os-row translation-head">
        <h2 id="candidates" className="os-subtitle">
          {words('candidates')}
        </h2>
        {!isClosed && <ActionBar actions={[PROPOSE]} on={{ document, translated }} />}
      </div>
      <div className="translation-find">
        <TextField type="search" label={words('search')} value={sought} onChange={setSought} />
        <BoundField path="floor" label={words('floor')} help={words('floorHelp')}>
          {({ texts, set }) => (
            <NumberField
              {...texts}
              unit="%"
              min={0}
              max={PERCENT}
              digits={0}
              value={Math.round(floor * PERCENT)}
              onChange={(percent) => set(percent === null ? null : percent / PERCENT)}
            />
          )}
        </BoundField>
      </div>
      <CandidateTable
        caption={words('candidates')}
        translated={translated}
        rows={precise.filter(({ node }) => isSought(node.id))}
        empty={words('noneBridged')}
      />
      <p className="os-help">
        {below > 0 && words('below', { count: below })}{' '}
        {hidden > 0 && words('hiddenCount', { count: hidden })}
      </p>
      <LikeCandidates translated={translated} sought={sought.trim()} />
    </section>
  )
}
