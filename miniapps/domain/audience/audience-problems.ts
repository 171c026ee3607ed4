import { type Body, textAt } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'
import { expressionOf, fieldsOfBody } from './nodes-expression.ts'
import { nodePath, ROOT } from './audience-nodes.ts'

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The audience is not ready: ${code}.`,
})

/** Keeps a draft from being published, whatever the data says of it. */
export function audienceProblems(body: Body): readonly FieldProblem[] {
  const { expression, loose, unfinished } = expressionOf(fieldsOfBody(body))
  const text = parseExpression({ text: printExpression({ expression }) })
  const base = textAt(body, 'base')
  return [
    ...['title', 'dataset', 'version', 'weight']
      .filter((path) => !(path in body))
      .map((path) => problem(path, `${path}-missing`)),
    ...(Object.keys(body).some((path) => path.startsWith('slices/') && body[path] === true)
      ? []
      : [problem('slices', 'slices-missing')]),
    ...unfinished.map((id) => problem(nodePath(id, 'op'), 'rule-unfinished')),
    ...loose.map((id) => problem(nodePath(id, 'parent'), 'rule-loose')),
    ...('error' in text ? [problem(nodePath(ROOT, 'op'), text.error.code)] : []),
    ...(base && 'error' in parseExpression({ text: base }) ? [problem('base', 'base-wrong')] : []),
    ...(Object.keys(body).some(
      (path) => path.startsWith('nodes/') && path.endsWith('/op') && path !== nodePath(ROOT, 'op'),
    )
      ? []
      : [problem(nodePath(ROOT, 'op'), 'rules-missing')]),
  ]
}
