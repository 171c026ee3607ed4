import { type Body, textAt } from '../../document/change.ts'
import type { Variable } from '../frame.ts'
import type { BuiltVariable } from './built-variable.ts'

/** Keys of the rows of a table of fields, such as `nets/*`. */
export const keysBelow = (body: Body, table: string): string[] => [
  ...new Set(
    Object.keys(body)
      .filter((path) => path.startsWith(`${table}/`) && body[path] !== null)
      .map((path) => path.split('/')[1]!),
  ),
]

/** The variable with the nets that the draft makes of its answers; they stand behind them, in codes that no answer has or had. */
export function netsOf(built: BuiltVariable, body: Body, earlier?: Variable): BuiltVariable {
  const { variable } = built
  const nets = keysBelow(body, 'nets').filter((id) => textAt(body, `nets/${id}/of`) === variable.name)
  const own = new Set(variable.codes.map(({ code }) => code))
  let last = Math.max(0, ...own, ...(earlier?.codes ?? []).map(({ code }) => code))
  const made = nets.flatMap((id) => {
    const listed = body[`nets/${id}/codes`]
    const net = Array.isArray(listed) ? listed.filter((code): code is number => own.has(code as number)) : []
    const label = textAt(body, `nets/${id}/label`)
    const known = earlier?.codes.find((each) => each.net && each.label === label)
    return label && net.length > 0 ? [{ code: known?.code ?? ++last, label, net }] : []
  })
  return { ...built, variable: { ...variable, codes: [...variable.codes, ...made] } }
}
