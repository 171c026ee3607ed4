import { type Body, textAt } from '../document/change.ts'
import type { Basis } from '../surveys/basis.ts'

/** Respondents that are counted, as a document keeps them; null until a survey is chosen. */
export function basisOf(body: Body): Basis | null {
  const { version } = body
  if (!textAt(body, 'dataset') || typeof version !== 'number') return null
  return {
    dataset: textAt(body, 'dataset'),
    version,
    slices: slicesOf(body),
    weight: textAt(body, 'weight'),
    base: textAt(body, 'base'),
  }
}

const slicesOf = (body: Body): readonly string[] =>
  Object.keys(body).flatMap((path) =>
    path.startsWith('slices/') && body[path] === true ? [path.slice(7)] : [],
  )

/** Fields of another basis. */
export function basisFields({ slices, ...plain }: Partial<Basis>, body: Body): Body {
  if (!slices) return { ...plain }
  const gone = slicesOf(body).filter((id) => !slices.includes(id))
  return {
    ...plain,
    ...Object.fromEntries([
      ...gone.map((id) => [`slices/${id}`, null]),
      ...slices.map((id) => [`slices/${id}`, true]),
    ]),
  }
}
