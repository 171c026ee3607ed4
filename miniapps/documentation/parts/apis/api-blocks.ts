import type { Block, CodePart, Inline, TableBlock } from '../../../domain/documentation/block.ts'
import { callsOf, type ApiReference, type Call } from './api-reference.ts'
import { schemaFields, typeOf } from './schema-fields.ts'

/** An API as a page of the documentation; like all pages for authors it is written in English. */
export function apiBlocks(reference: ApiReference, api: string): readonly Block[] {
  const calls = callsOf(reference, api)
  return [
    paragraph(calls[0]!.operation.description),
    ...calls.flatMap(callBlocks),
    heading('refusals', 'Refusals'),
    refusalTable(reference, api),
  ]
}

const paragraph = (...of: readonly Inline[]): Block => ({ as: 'paragraph', of })
const heading = (id: string, text: string): Block => ({ as: 'heading', level: 2, id, of: [text] })
/** Every call would have the same headings: beside a long page they would hide its calls. */
const label = (text: string): Block => paragraph({ as: 'strong', of: [text] })
const code = (text: string): Inline => ({ as: 'code', text })

function callBlocks({ method, path, operation }: Call): readonly Block[] {
  const { summary, parameters, requestBody } = operation
  const id = `${method}${path}`.toLowerCase().replaceAll(/\W+/g, '-').replace(/-$/, '')
  const fields = requestBody ? schemaFields(requestBody.content['application/json'].schema) : []
  return [
    heading(id, summary),
    { as: 'code', language: 'http', parts: requestLine(method, path) },
    ...(parameters.length > 0
      ? [
          label('Parameters'),
          table(
            ['Name', 'In', 'Type', 'Required'],
            parameters.map((each) => [
              code(each.name),
              each.in,
              code(typeOf(each.schema)),
              yes(each.required),
            ]),
          ),
        ]
      : []),
    ...(fields.length > 0
      ? [
          label('Body'),
          table(
            ['Field', 'Type', 'Required', 'Limits'],
            fields.map((each) => [code(each.name), code(each.type), yes(each.required), each.limits]),
          ),
        ]
      : []),
  ]
}

const requestLine = (method: string, path: string): readonly CodePart[] => [
  ['keyword', method],
  ['', ' '],
  ...path.split(/(\{\w+\})/).map((part): CodePart => [part.startsWith('{') ? 'name' : '', part]),
]

const yes = (isSo: boolean): string => (isSo ? 'yes' : '')

const table = (head: readonly string[], rows: readonly (readonly Inline[])[]): TableBlock => ({
  as: 'table',
  head: head.map((cell) => [cell]),
  rows: rows.map((row) => row.map((cell) => [cell])),
})

/** By status, each code with its sentence and the way to its page. */
function refusalTable({ components }: ApiReference, api: string): TableBlock {
  const statuses = Object.entries(components.responses).filter(([name]) => name.startsWith(`${api}-`))
  const rows = statuses.flatMap(([name, { 'x-sentences': sentences }]) =>
    Object.entries(sentences).map(([refusal, sentence]): readonly Inline[] => [
      name.slice(api.length + 1),
      { as: 'link', to: `errors/${refusal}`, of: [code(refusal)] },
      sentence,
    ]),
  )
  return table(['Status', 'Code', 'Sentence'], rows)
}
