import { textOf } from '../../domain/document/change.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { words } from '../words/words.ts'
import { usePortraitWorld } from './portrait-world.tsx'

/** People that the audience is compared with, as an expression; its own base where none is written. */
export function BaseOf() {
  const { base, edition } = usePortraitWorld()
  const own = edition.data!.base
  const problem = base?.problem
  return (
    <BoundField path="base" label={frameWords('base')} help={words('baseHelp')}>
      {({ texts, value, set }) => (
        <ExpressionField
          {...texts}
          value={textOf(value)}
          error={problem ? words('baseUnknown', { name: problem.variable }) : texts.error}
          {...(own && { placeholder: own })}
          onChange={(text) => set(text || null)}
        />
      )}
    </BoundField>
  )
}
