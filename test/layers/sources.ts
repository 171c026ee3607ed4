import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** One import or re-export as it stands in a file. */
export interface Import {
  specifier: string
  /** Path from the root for our own files, undefined for packages. */
  path: string | undefined
  dynamic: boolean
  line: number
}

export interface Source {
  /** From the root, with slashes. */
  path: string
  text: string
  imports: readonly Import[]
  exportsDefault: boolean
  /** Nothing but imports and re-exports. */
  barrel: boolean
  /** Texts of strings and templates, with their line and the property of an object that they are given to, if any. */
  strings: readonly { text: string; line: number; property: string | undefined }[]
}

export const root = join(import.meta.dirname, '../..')

const FOLDERS = ['shell', 'elements', 'miniapps', 'packages', 'themes', 'server', 'test'].filter((folder) =>
  existsSync(join(root, folder)),
)

/** Templates of generated projects: other people's frameworks, in their own style. */
const TEMPLATES = /^packages\/[\w-]+\/templates\//

/** Every file of the product below the root's source folders. */
export function productFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !TEMPLATES.test(path))
}

/** Parsed TypeScript and JavaScript sources. */
export const sources: readonly Source[] = productFiles()
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  .map(readSource)

interface Node {
  type: string
  start: number
}

export function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const imported = (specifier: string, offset: number, dynamic: boolean): Import => ({
    specifier,
    dynamic,
    path: resolve(path, specifier),
    line: lineOf(offset),
  })
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest: request }) => (request ? [request] : [])),
  )
  return {
    path,
    text,
    imports: [
      ...[...module.staticImports.map((each) => each.moduleRequest), ...reExported].map(({ value, start }) =>
        imported(value, start, false),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2]
        return literal ? [imported(literal, start, true)] : []
      }),
    ],
    exportsDefault:
      program.body.some(({ type }) => type === 'ExportDefaultDeclaration') ||
      module.staticExports.some(({ entries }) =>
        entries.some(({ exportName }) => exportName.kind === 'Default'),
      ),
    barrel: isBarrel(program.body),
    strings: stringsOf(program).map(({ value, start, property }) => ({
      text: value,
      line: lineOf(start),
      property,
    })),
  }
}

function resolve(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.')
    ? join(dirname(from), specifier.split('?')[0]!).replaceAll('\\', '/')
    : undefined
}

function isBarrel(body: readonly Node[]): boolean {
  const reExports = (node: Node) =>
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' && !(node as Node & { declaration: unknown }).declaration)
  return body.some(reExports) && body.every((node) => reExports(node) || node.type === 'ImportDeclaration')
}

interface Text {
  value: string
  start: number
  property: string | undefined
}

function stringsOf(program: unknown): Text[] {
  const found: Text[] = []
  const visit = (node: unknown, property?: string): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, property))
    if (typeof node !== 'object' || node === null) return
    const { type, start, value, key } = node as Node & { value?: unknown; key?: { name?: string } }
    if (type === 'Literal' && typeof value === 'string') found.push({ value, start, property })
    if (type === 'TemplateElement') found.push({ value: (value as { raw: string }).raw, start, property })
    for (const child of Object.values(node)) visit(child, type === 'Property' ? key?.name : property)
  }
  visit(program)
  return found
}
