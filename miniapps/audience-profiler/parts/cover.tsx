import { useBody } from '../../kit/document/fields/open-fields.ts'
import { flagText } from '../../kit/audience/figure-text.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { Told } from './portrait-world.tsx'
import { sentenceRows } from '../../domain/profiles/told.ts'
import { sizeLine } from './portrait-texts.ts'
import { PortraitExports } from './portrait-exports.tsx'
import { sentenceText } from './sentence-text.ts'

/** Title page of a portrait: the audience, its size, and its most striking answer. */
export function Cover({ told }: { told: Told }) {
  const format = useFormat()
  const [first] = sentenceRows(told, useBody())
  return (
    <section className="os-card profile-cover" aria-labelledby="profile-cover">
      <div className="os-row profile-head">
        <h2 id="profile-cover">{told.edition.title}</h2>
        <PortraitExports told={told} />
      </div>
      <p className="profile-size">{sizeLine(told, format)}</p>
      {told.flag && (
        <p className="os-notice" data-tone="warning">
          {flagText(told.flag)}
        </p>
      )}
      {first ? <p className="profile-first">{sentenceText(first, format)}</p> : <p>{words('nothing')}</p>}
      <TextOf path="intro" label={words('intro')} lines={3} />
    </section>
  )
}
