import { textPath } from '../../domain/profiles/profile.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words } from '../words/words.ts'
import type { Told } from './portrait-world.tsx'
import { barsOf } from './bars-of.ts'
import { footLine } from './portrait-texts.ts'

/** A section's most telling answers as bars, with a person's own words below. */
export function SectionPart({ section, told }: { section: string; told: Told }) {
  return (
    <section className="profile-section">
      <BarChart
        headingLevel={3}
        {...barsOf(told, section)}
        source={footLine(told)}
        exports={told.survey.dataset.licence.exports}
      />
      <TextOf path={textPath(section)} label={words('textOf', { section })} lines={2} />
    </section>
  )
}
