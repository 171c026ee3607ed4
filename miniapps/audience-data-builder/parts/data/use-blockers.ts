import { textAt } from '../../../domain/document/change.ts'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { useSource } from './source-state.ts'
import { isReady, useWeighting } from './weighting-provider.tsx'

const BLOCKERS = [
  'title',
  'slice',
  'licence',
  'rounded',
  'variables',
  'aligned',
  'retyped',
  'weights',
] as const
type Blocker = (typeof BLOCKERS)[number]

/** Tasks that are left before the draft can be published. */
export function useBlockers(): Blocker[] {
  const body = useBody()
  const { look } = useSource()
  const { schemes } = useWeighting()
  const at = (path: string) => textAt(body, path)
  const protection = at('licence/protection')
  const isRounded = protection === 'rounded'
  const holds: Record<Blocker, boolean> = {
    title: !at('title'),
    slice: !at('market') || !at('wave') || typeof body['universe'] !== 'number',
    licence: !protection || !at('licence/respondents') || !at('licence/notice'),
    rounded:
      (isRounded && at('licence/respondents') === 'browser') || (at('licence/client') !== '' && !isRounded),
    variables: look!.problems.length > 0 || look!.variables.length === 0,
    aligned: look!.alignments.some(({ decision }) => decision === ''),
    retyped: look!.difference.some(({ state }) => state === 'retyped'),
    weights: schemes.some(({ isWeighing }) => isWeighing) && !schemes.every(isReady),
  }
  return BLOCKERS.filter((each) => holds[each])
}
